import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, timestampMs } from '../../platform/database/columns.ts';

/**
 * Raw events as browsers reported them, deleted after 90 days (rules/retention#daily-jobs). Never an IP address, a name
 * or typed text.
 */
export const analyticsEvent = pgTable(
  'analytics_event',
  {
    /** Id of the batch, so that a batch that is sent again counts once. */
    batchId: uuid().notNull(),
    /** Index in the batch. */
    position: smallint().notNull(),
    at: timestampMs().notNull(),
    /** Event name of the contract; `adShow`, `adClick` and `adClose` for advertisements. */
    event: text().notNull(),
    /** No foreign key, which would cost a lookup per insert; null once the account is erased. */
    accountId: text(),
    /** Daily pseudonym of a browser (visitor-identity.ts); null where it refuses tracking. */
    visitor: bytes(),
    sessionId: text().notNull(),
    channel: text().notNull(),
    firstChannel: text().notNull(),
    channelHistory: text().notNull(),
    page: text().notNull(),
    contentId: text().notNull(),
    /** Fields of this kind of event; of an error's stack the hash. */
    detail: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.position] }),
    index('analytics_event_time').on(table.at),
    index('analytics_event_account').on(table.accountId).where(sql`${table.accountId} is not null`),
  ],
);

/** Stacks of errors in browsers, each once for any number of events. */
export const analyticsStack = pgTable(
  'analytics_stack',
  {
    /** SHA-256; events contain it in hex as `stackHash`. */
    hash: bytes().primaryKey(),
    stack: text().notNull(),
    /** Day on which an event last referred to it. */
    seenAt: timestampMs().notNull(),
  },
  (table) => [index('analytics_stack_seen').on(table.seenAt)],
);

/** The days in Shanghai that `analytics_count` contains, with the time of their last roll-up. */
export const analyticsDay = pgTable('analytics_day', {
  day: date().primaryKey(),
  countedAt: timestampMs().notNull(),
});

/** Daily counts by metric (daily-rollup-repository.ts), which contain no identity. */
export const analyticsCount = pgTable(
  'analytics_count',
  {
    day: date().notNull(),
    metric: text().notNull(),
    /** Empty for a total over all pages; likewise channel and subject. */
    page: text().notNull(),
    channel: text().notNull(),
    /**
     * A resource as `type/id`, a banner's link, an advert's id, an error's message, a web vital's value, a live action
     * as `id/name`, a live event that failed as `code/id`.
     */
    subject: text().notNull(),
    count: integer().notNull(),
    /** Milliseconds of page stay; 0 for other metrics. */
    total: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.metric, table.page, table.channel, table.subject] })],
);
