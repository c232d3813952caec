import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../../platform/database/columns.ts';

/**
 * What browsers reported, as it came; rows are only added, and removed when they are 90 days old (spec-decision 11j).
 * Never an address, a name, or what somebody typed.
 */
export const analyticsEvent = pgTable(
  'analytics_event',
  {
    /** Of the batch that brought it: one that is sent again counts once. */
    batchId: uuid().notNull(),
    /** Place in its batch, from 0. */
    place: smallint().notNull(),
    at: moment().notNull(),
    /** Name in the contract; `adShow` and `adClick` for those of advertisements. */
    event: text().notNull(),
    /** No reference, so that adding rows looks up nothing; emptied when the account is erased. */
    accountId: text(),
    /** A browser during one day (privacy.ts); null where it asks not to be tracked. */
    visitor: bytes(),
    sessionId: text().notNull(),
    channel: text().notNull(),
    firstChannel: text().notNull(),
    channelHistory: text().notNull(),
    page: text().notNull(),
    contentId: text().notNull(),
    /** What only this kind of event tells. */
    detail: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.place] }),
    index('analytics_event_time').on(table.at),
    index('analytics_event_account').on(table.accountId).where(sql`${table.accountId} is not null`),
  ],
);

/** The days of Shanghai whose events are counted in `analytics_count`, with the moment of that. */
export const analyticsDay = pgTable('analytics_day', {
  day: date().primaryKey(),
  countedAt: moment().notNull(),
});

/** What the events of one day come to (roll-up.ts tells the metrics); nobody can be found in it. */
export const analyticsCount = pgTable(
  'analytics_count',
  {
    day: date().notNull(),
    metric: text().notNull(),
    /** Empty where all pages are counted together, as are the channels and the subjects. */
    page: text().notNull(),
    channel: text().notNull(),
    /** A resource as `type/id`, a banner's link, an error's message, a web vital's value. */
    subject: text().notNull(),
    count: integer().notNull(),
    /** Milliseconds of stay; 0 for all else. */
    total: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.metric, table.page, table.channel, table.subject] })],
);
