import {
  type ChatMessageType,
  HELD_DECISIONS,
  HELD_REASONS,
  type HeldDecision,
  type HeldReason,
  LIVE_CHANNELS,
  type SpeakState,
} from '@osteon/domain';
import { eq, type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytes, timestampMs } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { account } from '../../account/accounts/tables.ts';
import { doctor } from '../../doctor/tables.ts';
import { liveEvent } from '../../live/event/tables.ts';
import { selectFencingToken } from '../../live/status/tables.ts';

/** The types of the entries of a log; 8 and 9 are none. */
export type EntryType = Exclude<ChatMessageType, 8 | 9>;

/**
 * The chat of an event, from its first entry on, and the rules for its senders; its row lock orders concurrent writers
 * (rules/room-chat#messages, rules/room-moderation#slow-mode).
 */
export const liveChat = pgTable(
  'live_chat',
  {
    liveId: text()
      .primaryKey()
      .references(() => liveEvent.id, { onDelete: 'cascade' }),
    /** Position of the last entry. */
    lastPosition: integer().notNull().default(0),
    /** Number of texts that are shown, of the airing that `announcementId` names. */
    messageNum: integer().notNull().default(0),
    /** The status change that had announced the event when a text was last counted; 0 for none. */
    announcementId: bigint({ mode: 'number' }).notNull().default(0),
    /** Pause between two messages of a sender, in seconds; 0 is off. */
    slowSeconds: smallint().notNull().default(0),
    /** True if messages are shown only after an assistant has released them. */
    isReviewed: boolean().notNull().default(false),
    /** The event's own watched words. */
    words: text().array().notNull().default(sql`'{}'`),
    /** True if the search index is behind its texts and the answers of the event (rules/live#search). */
    textsUnindexed: boolean().notNull().default(false),
  },
  (table) => [index('live_chat_unindexed').on(table.liveId).where(sql`${table.textsUnindexed}`)],
);

/** The status change that has announced an event; 0 for none. */
export const selectAnnouncementId = (db: Database, liveId: string | SQL): SQL =>
  sql`coalesce((${selectFencingToken(db, liveId)}), 0)`;

/** The number of the texts of an event that are shown since it was last announced (rules/room-chat#announced-again). */
export const selectMessageNum = (db: Database, liveId: string | SQL): SQL<number> =>
  sql<number>`case when ${liveChat.announcementId} = ${selectAnnouncementId(db, liveId)} then ${liveChat.messageNum} else 0 end`;

/** An entry of the log of an event's chat: a text, or an action of moderation (rules/room-chat#message-types). */
export const liveMessage = pgTable(
  'live_message',
  {
    /** Rises with the time and cannot be guessed. */
    id: text().primaryKey(),
    liveId: text()
      .notNull()
      .references(() => liveEvent.id, { onDelete: 'cascade' }),
    /**
     * Order within the event, from 1. Positions become visible in order, as `live_chat` is locked while one is
     * assigned. Null for a message that is held or was refused.
     */
    position: integer(),
    /** Sender, or the assistant of an action. Null once the account is erased, and for the authors of the sample. */
    accountId: text().references(() => account.id, { onDelete: 'set null' }),
    /** The sender's public page, whose row outlives the account; null for none. */
    publicProfileId: text().references(() => doctor.id),
    /** Name and hospital of a sample audience member, who has neither account nor page; null for everybody else. */
    guestName: text(),
    guestHospital: text(),
    /** 1 text, 17 from the app, 3 to 7 actions (rules/room-chat#message-types). */
    msgType: smallint().$type<EntryType>().notNull(),
    /** 3: an assistant of the event, 1: anybody else; as it was when the message was sent. */
    msgUserStatus: smallint().notNull(),
    /** Of a text or notice as it is shown; a masked one without the masked parts. */
    text: text().notNull(),
    /** The ids in the chat of the people whom the text mentions; references to others stay text. */
    mentions: text().array().notNull().default(sql`'{}'`),
    /** The object of an action: the id of a message, participant (its public id) or notice; null for a text. */
    targetId: text(),
    /** The account of a participant who is muted or unmuted; null once it is erased. */
    targetAccountId: text().references(() => account.id, { onDelete: 'set null' }),
    /** The quoted message. */
    quoteId: text().references((): AnyPgColumn => liveMessage.id, { onDelete: 'set null' }),
    /** Idempotency key, chosen by the sender's page; a retry has the same (rules/room-chat#exactly-once). */
    hash: text().notNull(),
    /** Time at which it was shown; of a message that is held or was refused, at which it was sent. */
    sentAt: timestampMs().notNull(),
    /** Time at which a message was sent that was held; null for what was shown at once. */
    heldAt: timestampMs(),
    deletedAt: timestampMs(),
    /** The assistant who deleted it; null if the sender did. */
    deletedBy: text().references(() => account.id, { onDelete: 'set null' }),
    /** Why it was held until an assistant decided; null for what was shown at once. */
    heldFor: text({ enum: HELD_REASONS }).$type<HeldReason>(),
    /** The decision on a held message and the assistant who made it; null while it is held. */
    decision: text({ enum: HELD_DECISIONS }).$type<HeldDecision>(),
    decidedBy: text().references(() => account.id, { onDelete: 'set null' }),
    /** Why it was refused, in words for the sender. */
    refusal: text().notNull().default(''),
  },
  (table) => [
    unique('live_message_position').on(table.liveId, table.position),
    uniqueIndex('live_message_hash').on(table.liveId, table.accountId, table.hash),
    index('live_message_sent').on(table.liveId, table.sentAt, table.position),
    index('live_message_account').on(table.accountId),
    index('live_message_public_profile').on(table.publicProfileId),
    index('live_message_quote').on(table.quoteId),
    index('live_message_age').on(table.sentAt),
    index('live_message_deleted')
      .on(table.liveId, table.position.desc().nullsFirst())
      .where(sql`${table.deletedAt} is not null`),
    index('live_message_held')
      .on(table.liveId, table.sentAt, table.id)
      .where(sql`${table.heldFor} is not null and ${table.position} is null`),
    index('live_message_target_account').on(table.targetAccountId),
    index('live_message_deleted_by').on(table.deletedBy),
    index('live_message_decided_by').on(table.decidedBy),
    check('live_message_text', sql`${table.text} <> '' or ${table.msgType} in (3, 4, 5, 6, 7)`),
    check('live_message_target', sql`(${table.targetId} is null) = (${table.msgType} in (1, 17))`),
    check('live_message_shown', sql`${table.position} is not null or ${table.heldFor} is not null`),
  ],
);

/**
 * An account that has had the page of an event open: its id in the chat, and the decisions of assistants about it
 * (rules/room-moderation#people, #mutes).
 */
export const liveParticipant = pgTable(
  'live_participant',
  {
    liveId: text()
      .notNull()
      .references(() => liveEvent.id, { onDelete: 'cascade' }),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** `userId` of an account that has no public page; an id of this event alone. */
    userId: text().notNull(),
    channel: text({ enum: LIVE_CHANNELS }).notNull().default('pc'),
    joinedAt: timestampMs().notNull(),
    /** Time of the latest `joinInActivity`; null once the page was closed. */
    seenAt: timestampMs(),
    /** Number of the texts that are shown. */
    messageNum: integer().notNull().default(0),
    speakState: smallint().$type<SpeakState>().notNull().default(0),
    /** Why, in words for the person concerned. */
    speakReason: text().notNull().default(''),
    speakDecidedAt: timestampMs(),
    speakDecidedBy: text().references(() => account.id, { onDelete: 'set null' }),
    /** Time at which its messages were last refused too often; null if they never were. */
    floodedAt: timestampMs(),
  },
  (table) => [
    primaryKey({ columns: [table.liveId, table.accountId] }),
    unique('live_participant_user').on(table.liveId, table.userId),
    index('live_participant_seen').on(table.liveId, table.seenAt),
    index('live_participant_flooded').on(table.liveId, table.floodedAt).where(sql`${table.floodedAt} is not null`),
    index('live_participant_muted').on(table.liveId).where(sql`${table.speakState} <> 0`),
    index('live_participant_account').on(table.accountId),
    index('live_participant_decided_by').on(table.speakDecidedBy),
    index('live_participant_age').on(table.joinedAt),
  ],
);

/**
 * The time of a message, for events whose replay is no video; the chat of a video is retained with it
 * (rules/stream-recording#retention).
 */
export const messageExpiryTime = sql`
  case when exists (select from ${liveEvent} where ${eq(liveEvent.id, liveMessage.liveId)} and ${liveEvent.playbackVideoId} is null)
  then ${liveMessage.sentAt} end`;

/**
 * The time at which an open page of an event last renewed its presence, by account or visitor's browser
 * (rules/room-presence#presence).
 */
export const livePresence = pgTable(
  'live_presence',
  {
    liveId: text()
      .notNull()
      .references(() => liveEvent.id, { onDelete: 'cascade' }),
    /** Pseudonym of the account, or of a visitor's device id; a different one for each event. */
    browser: bytes().notNull(),
    /**
     * Pseudonym of a visitor's address, of which a limited number is counted; null for an account, which always counts.
     */
    address: bytes(),
    /** The device of the latest `joinInActivity`. */
    channel: text({ enum: LIVE_CHANNELS }).notNull().default('pc'),
    seenAt: timestampMs().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.liveId, table.browser] }),
    index('live_presence_seen').on(table.liveId, table.seenAt),
    index('live_presence_address').on(table.liveId, table.address, table.seenAt),
    index('live_presence_age').on(table.seenAt),
  ],
);

/** A notice of an event (rules/room-chat#notices). */
export const liveNotice = pgTable(
  'live_notice',
  {
    id: text().primaryKey(),
    liveId: text()
      .notNull()
      .references(() => liveEvent.id, { onDelete: 'cascade' }),
    content: text().notNull(),
    sentAt: timestampMs().notNull(),
    deletedAt: timestampMs(),
    /** The assistant who deleted it. */
    deletedBy: text().references(() => account.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('live_notice_deleted_by').on(table.deletedBy),
    index('live_notice_sent').on(table.liveId, table.sentAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);
