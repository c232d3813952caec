import type { ResponseOf } from '@osteon/contract';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { resource } from '../content/tables.ts';

type CasePage = ResponseOf<'getCase'>;

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
  decision: jsonb().$type<CasePage['decision']>().notNull(),
  operation: text().notNull(),
  followUp: jsonb().$type<CasePage['followUp']>().notNull(),
  discussion: text().notNull(),
});
