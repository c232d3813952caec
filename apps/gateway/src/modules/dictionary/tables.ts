import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { resource } from '../content/tables.ts';
import { specialty } from '../doctor/tables.ts';

/** A term in Chinese and English (rules/dictionary#list). */
export const dictionaryTerm = pgTable(
  'dictionary_term',
  {
    id: text().primaryKey(),
    term: text().notNull(),
    en: text().notNull(),
    abbreviation: text().notNull(),
    category: text().notNull(),
    specialtyId: text()
      .notNull()
      .references(() => specialty.id),
    /** First letter of the pinyin. */
    letter: text().notNull(),
    /** Order by pinyin. */
    position: integer().notNull(),
    definition: text().notNull(),
    definitionEn: text().notNull(),
    synonyms: text().array().notNull(),
    relatedIds: text().array().notNull(),
    /** Order among the terms of the official page; null for all others. */
    featured: integer(),
  },
  (table) => [
    index('dictionary_term_list').on(table.position, table.id),
    index('dictionary_term_featured').on(table.featured).where(sql`featured is not null`),
    index('dictionary_term_letter').on(table.letter, table.position, table.id),
    index('dictionary_term_specialty').on(table.specialtyId, table.position, table.id),
    index('dictionary_term_specialty_letter').on(table.specialtyId, table.letter, table.position, table.id),
  ],
);

/** The resources of a term, best first. */
export const dictionaryTermResource = pgTable(
  'dictionary_term_resource',
  {
    termId: text()
      .notNull()
      .references(() => dictionaryTerm.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    resourceId: text()
      .notNull()
      .references(() => resource.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.termId, table.position] })],
);
