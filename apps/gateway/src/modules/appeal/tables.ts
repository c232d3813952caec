import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../platform/database/columns.ts';
import { account } from '../account/accounts/tables.ts';
import { accountLock } from '../account/lock/tables.ts';

/** An appeal against a permanent lock; at most one open per account (rules/appeal#states). */
export const appeal = pgTable(
  'appeal',
  {
    id: text().primaryKey(),
    /** Number for people, counted by day: `SS20261121-0047`. */
    caseNumber: text().notNull(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    lockId: text()
      .notNull()
      .references(() => accountLock.id, { onDelete: 'cascade' }),
    reason: text().notNull(),
    state: text({ enum: ['open', 'accepted', 'rejected'] }).notNull(),
    createdAt: timestampMs().notNull(),
    answeredAt: timestampMs(),
    /** The operator's answer, and the name in its signature. */
    answer: text(),
    answeredBy: text(),
  },
  (table) => [
    uniqueIndex('appeal_case_number').on(table.caseNumber),
    uniqueIndex('appeal_open').on(table.accountId).where(sql`${table.state} = 'open'`),
    index('appeal_account').on(table.accountId, table.createdAt),
    index('appeal_state').on(table.state, table.createdAt, table.id),
  ],
);

/**
 * An image of an appeal, or one that was uploaded for it; the file is private
 * (rules/security-uploads#uploads-and-files).
 */
export const appealImage = pgTable(
  'appeal_image',
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** Null until the appeal is sent. */
    appealId: text().references(() => appeal.id, { onDelete: 'cascade' }),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: timestampMs().notNull(),
  },
  (table) => [
    index('appeal_image_account').on(table.accountId, table.createdAt),
    index('appeal_image_appeal').on(table.appealId),
    index('appeal_image_waiting').on(table.createdAt).where(sql`${table.appealId} is null`),
  ],
);
