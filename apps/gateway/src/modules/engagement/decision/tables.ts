import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../../platform/database/columns.ts';
import { account } from '../../account/accounts/tables.ts';
import { comment } from '../base/comments/tables.ts';

/** Decisions of operators on comments and their authors, with the author's appeal (rules/moderation#moderation). */
export const commentDecision = pgTable(
  'comment_decision',
  {
    /** Number for people, counted by day: `PL20261123-0001`. */
    number: text().primaryKey(),
    commentId: text()
      .notNull()
      .references(() => comment.id, { onDelete: 'cascade' }),
    /** The author; null where the account was erased before. */
    accountId: text().references(() => account.id, { onDelete: 'cascade' }),
    verdict: text({ enum: ['released', 'removed', 'muted', 'unmuted'] }).notNull(),
    /** In words for the author; empty where the verdict needs none. */
    reason: text().notNull(),
    /** The end of a mute. */
    until: timestampMs(),
    decidedAt: timestampMs().notNull(),
    decidedBy: text().notNull(),
    appealState: text({ enum: ['open', 'accepted', 'rejected'] }),
    appealText: text(),
    appealedAt: timestampMs(),
    appealAnswer: text(),
    appealAnsweredAt: timestampMs(),
    appealAnsweredBy: text(),
  },
  (table) => [
    index('comment_decision_comment').on(table.commentId, table.decidedAt, table.number),
    index('comment_decision_account').on(table.accountId),
    index('comment_decision_appeals').on(table.appealedAt, table.number).where(sql`${table.appealState} = 'open'`),
    check('comment_decision_until', sql`(${table.verdict} = 'muted') = (${table.until} is not null)`),
    check(
      'comment_decision_appeal',
      sql`num_nonnulls(${table.appealState}, ${table.appealText}, ${table.appealedAt}) in (0, 3)`,
    ),
    check(
      'comment_decision_answer',
      sql`coalesce(${table.appealState} in ('accepted', 'rejected'), false) = (${table.appealAnswer} is not null)`,
    ),
  ],
);

/** Accounts that may not write comments, and until when (rules/moderation#mutes). */
export const commentMute = pgTable(
  'comment_mute',
  {
    accountId: text()
      .primaryKey()
      .references(() => account.id, { onDelete: 'cascade' }),
    number: text()
      .notNull()
      .references(() => commentDecision.number, { onDelete: 'cascade' }),
    until: timestampMs().notNull(),
  },
  (table) => [index('comment_mute_decision').on(table.number)],
);
