import type { ResponseOf } from '@osteon/contract';
import { boolean, check, index, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { timestampMs } from '../../../platform/database/columns.ts';
import { account } from '../../account/accounts/tables.ts';
import { caseDraft } from '../draft/tables.ts';
import type { StoredStack } from '../tables.ts';

type Series = ResponseOf<'getCaseSeries'>['list'][number];

/** A series of a draft; its slices are stored behind the media server (rules/case-series#states). */
export const caseDraftSeries = pgTable(
  'case_draft_series',
  {
    /** Also the id of its stack. */
    id: text().primaryKey(),
    draftId: text()
      .notNull()
      .references(() => caseDraft.id, { onDelete: 'cascade' }),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** The upload that it was made of; an upload becomes one series. */
    uploadId: text().notNull(),
    state: text({ enum: ['queued', 'working', 'ready', 'failed'] }).notNull(),
    /** Increases with every attempt; only the latest may finish. */
    attempt: smallint().notNull(),
    percent: smallint().notNull(),
    problem: text().$type<NonNullable<Series['problem']>>(),
    /** Shape, spacing and windows; null until it is ready. */
    stack: jsonb().$type<Omit<StoredStack, 'phase' | 'title'>>(),
    flags: jsonb().$type<Series['flags']>().notNull(),
    boxes: jsonb().$type<Series['boxes']>().notNull(),
    isChecked: boolean().notNull(),
    createdAt: timestampMs().notNull(),
  },
  (table) => [
    uniqueIndex('case_draft_series_upload').on(table.uploadId),
    index('case_draft_series_draft').on(table.draftId, table.createdAt, table.id),
    index('case_draft_series_account').on(table.accountId),
    check('case_draft_series_percent', sql`${table.percent} between 0 and 100`),
  ],
);
