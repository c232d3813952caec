import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../../platform/database/columns.ts';
import { account } from '../../account/accounts/tables.ts';

/** Errors that readers report in resources, one of each reader and resource (rules/content-report#content-reports). */
export const contentReport = pgTable(
  'content_report',
  {
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    resourceType: smallint().notNull(),
    /** Id of a resource of that type; the report outlives it, hence no foreign key. */
    resourceId: text().notNull(),
    reason: text({ enum: ['figures', 'procedure', 'subtitles', 'evidence', 'playback'] }).notNull(),
    /** The correct version, in the reporter's words. */
    correction: text().notNull(),
    /** Source of the correction; may be empty. */
    source: text().notNull(),
    createdAt: timestampMs().notNull(),
    /** Time at which the operator resolved it; null while it is open. */
    resolvedAt: timestampMs(),
    verdict: text({ enum: ['corrected', 'dismissed'] }),
    /** In words for the reporter. */
    answer: text(),
    resolvedBy: text(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.resourceType, table.resourceId] }),
    index('content_report_waiting').on(table.resourceId, table.createdAt).where(sql`${table.resolvedAt} is null`),
    check('content_report_correction', sql`${table.reason} = 'playback' or ${table.correction} <> ''`),
    check(
      'content_report_resolved',
      sql`num_nonnulls(${table.resolvedAt}, ${table.verdict}, ${table.answer}, ${table.resolvedBy}) in (0, 4)`,
    ),
  ],
);
