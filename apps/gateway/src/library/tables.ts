import { jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from '../platform/database/columns.ts';

/** The library that is loaded: a single row. */
export const libraryLoad = pgTable('library_load', {
  id: smallint().primaryKey().default(1),
  /** Hash of the library's files and the version of the loader; the same one is not loaded twice. */
  fingerprint: text().notNull(),
  loadedAt: moment().notNull(),
  /** Table → ids of the library, so that the next load deletes rows of the library only. */
  ids: jsonb().$type<Readonly<Record<string, readonly string[]>>>().notNull(),
});
