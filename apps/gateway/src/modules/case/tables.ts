import type { ResponseOf } from '@osteon/contract';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { resource } from '../content/tables.ts';

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
