import type { RequestOf } from '@osteon/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../../platform/database/columns.ts';
import { account } from '../../account/accounts/tables.ts';
import { clinicalCase } from '../base/tables.ts';

/**
 * How a reader opened the outcome of a case: by a vote, or without one (rules/case#seal). A visitor is a browser, by the
 * hash of its device id. The vote of an erased account stays counted without its account (rules/case#votes).
 */
export const caseOpening = pgTable(
  'case_opening',
  {
    id: text().primaryKey(),
    caseId: text()
      .notNull()
      .references(() => clinicalCase.id, { onDelete: 'cascade' }),
    accountId: text().references(() => account.id, { onDelete: 'set null' }),
    /**
     * SHA-256 of the device id of the visitor's browser; it stays where an account took the vote over at its login, so that
     * the browser has no second one. Null for an account.
     */
    browserHash: text(),
    /** The place of the option that was voted for; null if the outcome was opened without a vote. */
    option: smallint(),
    /** The level of the voter's hospital at the vote; null where it is unknown. */
    level: text({ enum: ['tertiary', 'lower'] }),
    openedAt: timestampMs().notNull(),
  },
  (table) => [
    uniqueIndex('case_opening_account').on(table.accountId, table.caseId),
    uniqueIndex('case_opening_browser').on(table.browserHash, table.caseId),
    index('case_opening_case').on(table.caseId),
    check('case_opening_option', sql`${table.option} between 0 and 5`),
  ],
);

/**
 * The votes of a case by option and level, counted in the transaction of each vote: a list and a page read a few rows of
 * it, however many voted (rules/case#distribution).
 */
export const caseVoteCount = pgTable(
  'case_vote_count',
  {
    caseId: text()
      .notNull()
      .references(() => clinicalCase.id, { onDelete: 'cascade' }),
    option: smallint().notNull(),
    level: text({ enum: ['tertiary', 'lower', 'unknown'] }).notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.caseId, table.option, table.level] })],
);

/** The measures of an account on a picture or stack of a case (rules/case-viewer#measures). */
export const caseMeasure = pgTable(
  'case_measure',
  {
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    caseId: text()
      .notNull()
      .references(() => clinicalCase.id, { onDelete: 'cascade' }),
    targetKind: text({ enum: ['image', 'stack'] }).notNull(),
    /** The id of the picture or stack. */
    targetId: text().notNull(),
    measures: jsonb().$type<RequestOf<'saveCaseMeasures'>['measures']>().notNull(),
    savedAt: timestampMs().notNull(),
  },
  (table) => [uniqueIndex('case_measure_target').on(table.accountId, table.caseId, table.targetKind, table.targetId)],
);

/** The time of an opening that belongs to no account; null for the others (rules/retention#daily-jobs). */
export const openedWithoutAccountAt = sql`case when ${caseOpening.accountId} is null then ${caseOpening.openedAt} end`;
