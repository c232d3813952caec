import type { ResponseOf } from '@osteon/contract';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { resource } from '../content/tables.ts';
import { doctor } from '../doctor/tables.ts';
import { picture } from '../media/tables.ts';

type DocumentPage = ResponseOf<'getDocument'>;

/** The part of a document that only its page shows (rules/document#page). */
export const document = pgTable('document', {
  id: text()
    .primaryKey()
    .references(() => resource.id, { onDelete: 'cascade' }),
  kind: text().notNull(),
  /** The latest year of the evidence. */
  evidenceDate: text().notNull(),
  /** Null where no reviewer is known. */
  reviewerId: text().references(() => doctor.id),
  sections: jsonb().$type<readonly Omit<DocumentPage['sections'][number], 'picture'>[]>().notNull(),
  references: text().array().notNull(),
});

/** The pictures of the pages of a document that was imported as PDF; page n is section n (rules/document#pages). */
export const documentPage = pgTable(
  'document_page',
  {
    documentId: text()
      .notNull()
      .references(() => document.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: integer().notNull(),
    pictureId: text()
      .notNull()
      .references(() => picture.id),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.number] }),
    index('document_page_picture').on(table.pictureId),
  ],
);
