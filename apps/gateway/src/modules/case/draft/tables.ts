import type { RequestOf, ResponseOf } from '@osteon/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../../platform/database/columns.ts';
import { account } from '../../account/accounts/tables.ts';
import { clinicalCase } from '../tables.ts';

/**
 * A case that its author writes, or the revision of a published one (rules/case-draft#states). It becomes a resource when
 * a reviewer publishes it, and its row is deleted then.
 */
export const caseDraft = pgTable(
  'case_draft',
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** The page's own id of a new draft, so that a repeated call creates no second one. */
    clientId: text().notNull(),
    /** The published case that it revises; null for a new one. */
    caseId: text().references(() => clinicalCase.id, { onDelete: 'cascade' }),
    state: text({ enum: ['draft', 'review', 'returned'] }).notNull(),
    version: integer().notNull(),
    title: text().notNull(),
    fields: jsonb().$type<RequestOf<'saveCaseDraft'>['fields']>().notNull(),
    /** The browser of the last version, for a conflict; empty for unknown. */
    browser: text().notNull(),
    /** The author's words to the reviewer. */
    note: text().notNull(),
    /** The reviewer's words where it was returned: about the whole, and about sections. */
    reason: text().notNull(),
    remarks: jsonb().$type<ResponseOf<'getCaseDraft'>['remarks']>().notNull(),
    createdAt: timestampMs().notNull(),
    savedAt: timestampMs().notNull(),
    /** The time of the last change of state. */
    stateChangedAt: timestampMs().notNull(),
    /** When its author was notified that it is deleted soon; null since the last change. */
    expiryNotifiedAt: timestampMs(),
  },
  (table) => [
    uniqueIndex('case_draft_client').on(table.accountId, table.clientId),
    uniqueIndex('case_draft_revision').on(table.caseId),
    index('case_draft_list').on(table.accountId, table.savedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('case_draft_review').on(table.stateChangedAt, table.id).where(sql`${table.state} = 'review'`),
    index('case_draft_saved').on(table.savedAt),
    check('case_draft_version', sql`${table.version} >= 1`),
  ],
);
