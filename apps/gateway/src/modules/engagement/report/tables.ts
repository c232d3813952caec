import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../../platform/database/columns.ts';
import { account } from '../../account/accounts/tables.ts';
import { comment } from '../comment/tables.ts';

/** Reports of comments with their reasons; one of each reader and comment (rules/moderation#reports). */
export const commentReport = pgTable(
  'comment_report',
  {
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    commentId: text()
      .notNull()
      .references(() => comment.id, { onDelete: 'cascade' }),
    reason: text({ enum: ['patientData', 'medicalError', 'advertising', 'abuse', 'other'] }).notNull(),
    /** In the reporter's words; empty where the reason suffices. */
    note: text().notNull(),
    createdAt: timestampMs().notNull(),
    /** Time at which the operator decided; null while the report is open. */
    closedAt: timestampMs(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.commentId] }),
    index('comment_report_comment').on(table.commentId),
    index('comment_report_waiting').on(table.createdAt, table.commentId).where(sql`${table.closedAt} is null`),
    check('comment_report_note', sql`${table.reason} <> 'other' or ${table.note} <> ''`),
  ],
);
