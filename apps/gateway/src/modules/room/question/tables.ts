import { QUESTION_STATES } from '@osteon/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../../platform/database/columns.ts';
import { account } from '../../account/accounts/tables.ts';
import { doctor } from '../../doctor/tables.ts';
import { liveEvent } from '../../live/event/tables.ts';

/** A question to the lecturers of an event (rules/room-question#states). */
export const liveQuestion = pgTable(
  'live_question',
  {
    /** Rises with the time and cannot be guessed. */
    id: text().primaryKey(),
    liveId: text()
      .notNull()
      .references(() => liveEvent.id, { onDelete: 'cascade' }),
    /** Null once the account is erased, and for the questions of the sample. */
    accountId: text().references(() => account.id, { onDelete: 'set null' }),
    /** Name and hospital of a sample audience member, who has no account; null for everybody else. */
    guestName: text(),
    guestHospital: text(),
    /** Idempotency key, chosen by the page that asks. */
    clientId: text().notNull(),
    text: text().notNull(),
    state: text({ enum: QUESTION_STATES }).notNull(),
    /** Number of votes. */
    votes: integer().notNull().default(0),
    isPinned: boolean().notNull().default(false),
    /** The lecturer who is to answer, or has answered. */
    lecturerId: text().references(() => doctor.id),
    /** The answer in writing; empty for none. */
    answer: text().notNull().default(''),
    askedAt: timestampMs().notNull(),
    /** Time at which the answer by voice started; null without one. */
    answeredAt: timestampMs(),
  },
  (table) => [
    uniqueIndex('live_question_client').on(table.liveId, table.accountId, table.clientId),
    index('live_question_hot')
      .on(table.liveId, table.isPinned.desc().nullsFirst(), table.votes.desc().nullsFirst(), table.id)
      .where(sql`${table.state} in ('open', 'answering', 'answered')`),
    index('live_question_new').on(table.liveId, table.id.desc().nullsFirst()),
    index('live_question_age').on(table.askedAt),
    index('live_question_account').on(table.accountId),
    index('live_question_lecturer').on(table.lecturerId),
    check('live_question_votes', sql`${table.votes} >= 0`),
  ],
);

/** A vote of an account for a question (rules/room-question#votes). */
export const liveQuestionVote = pgTable(
  'live_question_vote',
  {
    questionId: text()
      .notNull()
      .references(() => liveQuestion.id, { onDelete: 'cascade' }),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.questionId, table.accountId] }),
    index('live_question_vote_account').on(table.accountId),
  ],
);
