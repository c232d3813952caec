import { ChatMessageType } from '@osteon/domain';
import { z } from 'zod';
import { id, timestamp } from '../fields.ts';

/** The kinds of a text (rules/room-chat#message-types). */
export const textType = z.union([z.literal(ChatMessageType.text), z.literal(ChatMessageType.textFromApp)]);

/** A message of a chat as it is public to everybody (rules/room-chat#messages). */
export const liveMessage = z.object({
  msgId: id,
  /** Its order within the event, from 1; a message with a larger one was sent later. */
  position: z.number().int(),
  msgType: textType,
  /** 3 for an assistant's. */
  msgUserStatus: z.number().int(),
  /** The sender's public page, never the account; empty for a sender without one. */
  msgUserInfo: z.object({ userId: z.string() }),
  /** The sender's own id of it, the idempotency key (rules/room-chat#exactly-once). */
  hash: z.string(),
  /** 1: sent. */
  status: z.literal(1),
  msg: z.string(),
  isDeleted: z.literal(false),
  sentAt: timestamp,
  /** Null once the account is erased. */
  name: z.string().nullable(),
  hospital: z.string(),
  isCertified: z.boolean(),
  /** The role of the sender in this event; empty for a member of the audience. */
  role: z.enum(['', 'anchor', 'lecturer', 'assistant']),
  /** The quoted message; null for none. */
  quote: z.object({ msgId: id, name: z.string().nullable(), msg: z.string() }).nullable(),
});

/** A message of a chat. */
export type LiveMessage = z.infer<typeof liveMessage>;

/** Numbers of present viewers, views, bookings and messages (rules/room-presence#presence). */
export const liveStatistics = z.object({
  onlineNum: z.number().int(),
  viewNum: z.number().int(),
  bookNum: z.number().int(),
  messageNum: z.number().int(),
});
