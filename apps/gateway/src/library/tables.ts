import { jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from '../platform/database/columns.ts';

/** Which library this database holds: a single row. */
export const libraryLoad = pgTable('library_load', {
  id: smallint().primaryKey().default(1),
  /** Of the library's files and the loader's own version; the same one is not loaded twice. */
  fingerprint: text().notNull(),
  loadedAt: moment().notNull(),
  /** Table → ids that came out of the library, so that the next load removes only what the library itself brought. */
  ids: jsonb().$type<Readonly<Record<string, readonly string[]>>>().notNull(),
});
