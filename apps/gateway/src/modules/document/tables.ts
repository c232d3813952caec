import type { ResponseOf } from '@osteon/contract';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { resource } from '../content/tables.ts';
import { doctor } from '../doctor/tables.ts';

type DocumentPage = ResponseOf<'getDocument'>;

/** What the page of a library document shows beside its card (seed 000 §2, /docTerminal). */
export const document = pgTable('document', {
  id: text()
    .primaryKey()
    .references(() => resource.id, { onDelete: 'cascade' }),
  kind: text().notNull(),
  /** Year to which the evidence reaches. */
  evidenceDate: text().notNull(),
  reviewerId: text()
    .notNull()
    .references(() => doctor.id),
  sections: jsonb().$type<DocumentPage['sections']>().notNull(),
  references: text().array().notNull(),
});
