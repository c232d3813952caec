import { LIVE_CHANNELS } from '@osteon/domain';
import { eq, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
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
import { account } from '../../account/accounts/tables.ts';
import { doctor } from '../../doctor/tables.ts';
import { liveEvent } from '../../live/event/tables.ts';

/**
 * The chat of an event, from its first message on; its row lock orders concurrent writers (rules/room-chat#messages).
 */
export const liveChat = pgTable('live_chat', {
  liveId: text()
    .primaryKey()
    .references(() => liveEvent.id, { onDelete: 'cascade' }),
  /** Number of messages, which is the position of the last one. */
  messageNum: integer().notNull().default(0),
});

/** A message of the chat of an event (rules/room-chat#messages). */
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
     * assigned.
     */
    position: integer().notNull(),
    /** Null once the account is erased, and for the authors of the sample. */
    accountId: text().references(() => account.id, { onDelete: 'set null' }),
    /** The sender's public page, whose row outlives the account; null for none. */
    publicProfileId: text().references(() => doctor.id),
    /** Name and hospital of a sample audience member, who has neither account nor page; null for everybody else. */
    guestName: text(),
    guestHospital: text(),
    /** 1 text, 17 from the app (rules/room-chat#message-types). */
    msgType: smallint().$type<1 | 17>().notNull(),
    /** 3: an assistant of the event, 1: anybody else; as it was when the message was sent. */
    msgUserStatus: smallint().notNull(),
    text: text().notNull(),
    /** The quoted message. */
    quoteId: text().references((): AnyPgColumn => liveMessage.id, { onDelete: 'set null' }),
    /** Idempotency key, chosen by the sender's page; a retry has the same (rules/room-chat#exactly-once). */
    hash: text().notNull(),
    sentAt: timestampMs().notNull(),
  },
  (table) => [
    unique('live_message_position').on(table.liveId, table.position),
    uniqueIndex('live_message_hash').on(table.liveId, table.accountId, table.hash),
    index('live_message_sent').on(table.liveId, table.sentAt, table.position),
    index('live_message_account').on(table.accountId),
    index('live_message_public_profile').on(table.publicProfileId),
    index('live_message_quote').on(table.quoteId),
    index('live_message_age').on(table.sentAt),
    check('live_message_text', sql`${table.text} <> ''`),
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
  },
  (table) => [
    index('live_notice_sent').on(table.liveId, table.sentAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);
