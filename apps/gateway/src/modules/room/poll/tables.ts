import { POLL_RESULT_TIMES, POLL_STATES } from '@osteon/domain';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../../platform/database/columns.ts';
import { account } from '../../account/accounts/tables.ts';
import { liveEvent } from '../../live/event/tables.ts';

/** A poll of an event (rules/room-poll#polls). */
export const livePoll = pgTable(
  'live_poll',
  {
    /** Rises with the time and cannot be guessed. */
    id: text().primaryKey(),
    liveId: text()
      .notNull()
      .references(() => liveEvent.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    options: text().array().notNull(),
    state: text({ enum: POLL_STATES }).notNull().default('draft'),
    showsResult: text({ enum: POLL_RESULT_TIMES }).notNull(),
    /** Length in seconds; null without an end. */
    seconds: integer(),
    openedAt: timestampMs(),
    /** End of an open poll, or its close; null without an end. */
    endsAt: timestampMs(),
    /** The lecturer's choice, from 0; null for none. */
    chosen: smallint(),
    reason: text().notNull().default(''),
    /** Votes by option of the audience of a sample, who have no accounts; empty for none. */
    guestVotes: integer().array().notNull().default([]),
  },
  (table) => [
    index('live_poll_live').on(table.liveId, table.id.desc().nullsFirst()),
    index('live_poll_age').on(table.openedAt),
    // One poll of an event is open at a time.
    uniqueIndex('live_poll_open').on(table.liveId).where(sql`${table.state} = 'open'`),
    check('live_poll_options', sql`cardinality(${table.options}) between 2 and 6`),
  ],
);

/** The vote of an account in a poll; final (rules/room-poll#votes). */
export const livePollVote = pgTable(
  'live_poll_vote',
  {
    pollId: text()
      .notNull()
      .references(() => livePoll.id, { onDelete: 'cascade' }),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    option: smallint().notNull(),
    /** Null for a vote from before it was stored. */
    votedAt: timestampMs(),
  },
  (table) => [
    primaryKey({ columns: [table.pollId, table.accountId] }),
    index('live_poll_vote_account').on(table.accountId),
  ],
);
