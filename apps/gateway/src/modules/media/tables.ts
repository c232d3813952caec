import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** A picture in several widths. Its files never change, so that browsers cache them forever. */
export const picture = pgTable('picture', {
  /** Hash of the source file; part of every file name. */
  id: text().primaryKey(),
  alt: text().notNull(),
  /** Pixels of the widest variant. */
  width: integer().notNull(),
  height: integer().notNull(),
  /** ThumbHash, base64. */
  thumbHash: text().notNull(),
  /** Pixels of the variants, ascending. */
  widths: integer().array().notNull(),
});
