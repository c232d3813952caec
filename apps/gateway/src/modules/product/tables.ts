import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { specialty } from '../doctor/tables.ts';
import { picture } from '../media/tables.ts';

/** A device with its features and indications (rules/product#list). */
export const product = pgTable(
  'product',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    nameEn: text().notNull(),
    company: text().notNull(),
    category: text().notNull(),
    specialtyId: text()
      .notNull()
      .references(() => specialty.id),
    pictureId: text()
      .notNull()
      .references(() => picture.id),
    summary: text().notNull(),
    features: text().array().notNull(),
    indications: text().array().notNull(),
    specifications: jsonb().$type<{ name: string; value: string }[]>().notNull(),
    /** Names of tags, by which courses find it. */
    tags: text().array().notNull().default([]),
    position: integer().notNull(),
  },
  (table) => [
    index('product_tags').using('gin', table.tags),
    index('product_list').on(table.position, table.id),
    index('product_specialty').on(table.specialtyId, table.position, table.id),
  ],
);
