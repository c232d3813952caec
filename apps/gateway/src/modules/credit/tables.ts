import type { CreditEvidence } from '@osteon/contract';
import { CREDIT_CLASSES } from '@osteon/domain';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { account } from '../account/tables.ts';

/**
 * Credit that an account has earned, one line of each source (rules/credit#lines). A line is never deleted while its
 * account exists: one that was wrong is revoked.
 */
export const creditLine = pgTable(
  'credit_line',
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    sourceType: text({ enum: ['course', 'video'] }).notNull(),
    /** Id of a resource; no reference, since a line outlives it. */
    sourceId: text().notNull(),
    /** As they were when the line was booked. */
    title: text().notNull(),
    titleEn: text().notNull(),
    creditClass: text({ enum: CREDIT_CLASSES }).notNull(),
    /** Study hours and credits with one decimal. */
    hours: numeric({ precision: 5, scale: 1, mode: 'number' }).notNull(),
    points: numeric({ precision: 5, scale: 1, mode: 'number' }).notNull(),
    evidence: jsonb().$type<CreditEvidence>().notNull(),
    bookedAt: moment().notNull(),
    /** Null while it counts. */
    revokedAt: moment(),
    /** Why, in words for the owner; empty while it counts. */
    revokedReason: text().notNull().default(''),
  },
  (table) => [
    unique('credit_line_source').on(table.accountId, table.sourceType, table.sourceId),
    index('credit_line_list').on(table.accountId, table.bookedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    check('credit_line_figures', sql`${table.hours} >= 0 and ${table.points} > 0`),
    check('credit_line_revoked', sql`(${table.revokedAt} is null) = (${table.revokedReason} = '')`),
  ],
);
