import type { ResponseOf } from '@osteon/contract';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { resource } from '../content/tables.ts';
import { doctor } from '../doctor/tables.ts';

type DocumentPage = ResponseOf<'getDocument'>;

/** The part of a document that only its page shows (rules/document#page). */
export const document = pgTable('document', {
  id: text()
    .primaryKey()
    .references(() => resource.id, { onDelete: 'cascade' }),
  kind: text().notNull(),
  /** The latest year of the evidence. */
  evidenceDate: text().notNull(),
  reviewerId: text()
    .notNull()
    .references(() => doctor.id),
  sections: jsonb().$type<DocumentPage['sections']>().notNull(),
  references: text().array().notNull(),
});
