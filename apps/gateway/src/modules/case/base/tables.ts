import type { RequestOf, ResponseOf } from '@osteon/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../../platform/database/columns.ts';
import { account } from '../../account/accounts/tables.ts';
import { resource } from '../../content/tables.ts';

type CasePage = ResponseOf<'getCase'>;
type Stack = CasePage['stacks'][number];

/** A picture of a case; its address is that of the picture (rules/case#images). */
export interface StoredImage {
  readonly imageId: string;
  readonly pictureId: string;
  readonly caption: string;
  readonly phase: 'before' | 'after';
}

/** A stack of a case without its address, which is signed for each reader (rules/case-series#stacks). */
export type StoredStack = Omit<Stack, 'url'>;

/** The decision as its author wrote it. */
export interface StoredDecision {
  readonly question: string;
  readonly options: string[];
  /** The text of one of the options. */
  readonly chosen: string;
  readonly reason: string;
}

/** The part of a case that only its page shows (rules/case#page). `case` is a keyword of SQL. */
export const clinicalCase = pgTable('clinical_case', {
  id: text()
    .primaryKey()
    .references(() => resource.id, { onDelete: 'cascade' }),
  sex: text().notNull(),
  age: integer().notNull(),
  occupation: text().notNull(),
  chiefComplaint: text().notNull(),
  history: text().notNull(),
  examination: text().notNull(),
  imaging: jsonb().$type<CasePage['imaging']>().notNull(),
  laboratory: text().notNull(),
  diagnosis: text().notNull(),
  classification: text().notNull(),
  decision: jsonb().$type<StoredDecision>().notNull(),
  images: jsonb().$type<StoredImage[]>().notNull().default([]),
  stacks: jsonb().$type<StoredStack[]>().notNull().default([]),
  operation: text().notNull(),
  followUp: jsonb().$type<NonNullable<CasePage['followUp']>>().notNull(),
  discussion: text().notNull(),
});

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

type DraftImage = ResponseOf<'uploadCaseImage'>;

/** A picture of a draft; its file is private until the case is published (rules/case-image#states). */
export const caseDraftImage = pgTable(
  'case_draft_image',
  {
    /** Also the name of its file. */
    id: text().primaryKey(),
    draftId: text()
      .notNull()
      .references(() => caseDraft.id, { onDelete: 'cascade' }),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    state: text({ enum: ['reading', 'ready', 'failed'] }).notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    /** Text that was found in it; null while it is still being read. */
    flags: jsonb().$type<DraftImage['flags']>(),
    /** The rectangles that the author covered. */
    boxes: jsonb().$type<DraftImage['boxes']>().notNull(),
    isChecked: boolean().notNull(),
    createdAt: timestampMs().notNull(),
  },
  (table) => [
    index('case_draft_image_draft').on(table.draftId, table.createdAt, table.id),
    index('case_draft_image_account').on(table.accountId, table.createdAt),
  ],
);

type Series = ResponseOf<'getCaseSeries'>['list'][number];

/** A series of a draft; its slices are stored behind the media server (rules/case-series#states). */
export const caseDraftSeries = pgTable(
  'case_draft_series',
  {
    /** The ids of its stacks start with it. */
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
