import { ChatMessageType } from '@osteon/domain';
import { z } from 'zod';
import { id, timestamp } from '../fields.ts';

/** The kinds of a text (rules/room-chat#message-types). */
export const textType = z.union([z.literal(ChatMessageType.text), z.literal(ChatMessageType.textFromApp)]);

/** The kinds of an entry of a chat's log: texts and moderation actions (rules/room-chat#message-types). */
const entryType = z.union([
  textType,
  z.literal(ChatMessageType.deleted),
  z.literal(ChatMessageType.muted),
  z.literal(ChatMessageType.unmuted),
  z.literal(ChatMessageType.notice),
  z.literal(ChatMessageType.noticeWithdrawn),
]);

/** The time of a deletion and its author, whom assistants alone see (rules/room-moderation#deleted-messages). */
export const liveDeletion = z.object({
  deletedAt: timestamp,
  /** The name of the assistant; null if the sender deleted it. */
  by: z.string().nullable(),
});

/** An entry of a chat's log as it is public to everybody (rules/room-chat#messages). */
export const liveMessage = z.object({
  msgId: id,
  /** Its order within the event, from 1; an entry with a larger one was added later. */
  position: z.number().int(),
  msgType: entryType,
  /** 3 for an assistant's. */
  msgUserStatus: z.number().int(),
  /**
   * The sender's public page, or an id in this event alone, never the account; empty for an erased account, and for
   * actions.
   */
  msgUserInfo: z.object({ userId: z.string() }),
  /** The sender's own id of it, the idempotency key (rules/room-chat#exactly-once). */
  hash: z.string(),
  /** 1: sent. */
  status: z.literal(1),
  /** The text of a message or notice; empty for a deleted one, but for assistants, and for other actions. */
  msg: z.string(),
  /** The people whom the text mentions by `<@userId>`, null once erased; absent for none (rules/room-chat#mentions). */
  mentions: z.array(z.object({ userId: z.string(), name: z.string().nullable() })).optional(),
  /** True for a text of a person whom the reader has blocked, which is empty (rules/room-chat#blocks). */
  isBlocked: z.boolean().optional(),
  isDeleted: z.boolean(),
  /** The deletion, for assistants of the event alone; null for everybody else. */
  deletion: liveDeletion.nullable(),
  /** The object of an action: the id of a message, person or notice; null for a text. */
  target: z
    .object({
      id: z.string(),
      /** The name of a person, null once the account is erased; empty for anything else. */
      name: z.string().nullable(),
    })
    .nullable(),
  sentAt: timestamp,
  /** Null once the account is erased. */
  name: z.string().nullable(),
  hospital: z.string(),
  isCertified: z.boolean(),
  /** The role of the sender in this event; empty for a member of the audience. */
  role: z.enum(['', 'anchor', 'lecturer', 'assistant']),
  /** The quoted message; null for none. */
  quote: z
    .object({ msgId: id, name: z.string().nullable(), msg: z.string(), isDeleted: z.boolean().optional() })
    .nullable(),
});

/** An entry of a chat's log. */
export type LiveMessage = z.infer<typeof liveMessage>;

/** The rules of a room for its senders (rules/room-moderation#slow-mode). */
export const liveRoom = z.object({
  /** The pause between two messages of a sender in seconds; 0 is off. */
  slowSeconds: z.number().int(),
  /** True if messages are shown only after an assistant has released them. */
  isReviewed: z.boolean(),
  /** The number of questions that are listed to everybody, and the time of the latest poll; null without one. */
  questionNum: z.number().int(),
  pollAt: timestamp.nullable(),
  /** The event's own watched words, for assistants; none for everybody else. */
  words: z.array(z.string()),
  /** The people whose messages are refused too often, for assistants; none for everybody else. */
  floods: z.array(z.object({ userId: z.string(), userName: z.string() })).optional(),
});

/** Numbers of present viewers, views, bookings and messages (rules/room-presence#presence). */
export const liveStatistics = z.object({
  onlineNum: z.number().int(),
  viewNum: z.number().int(),
  bookNum: z.number().int(),
  messageNum: z.number().int(),
});
