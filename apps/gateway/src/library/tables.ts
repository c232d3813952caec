import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timestampMs } from '../platform/database/columns.ts';

/**
 * A folder of content that is loaded: the sample library, or one that the operator imported (rules/library#sources).
 */
export const libraryLoad = pgTable('library_load', {
  /** Name of the source. */
  name: text().primaryKey(),
  /** Hash of the folder's files and the version of the loader; the same one is not loaded twice. */
  fingerprint: text().notNull(),
  loadedAt: timestampMs().notNull(),
  /** Table → ids of the source, so that its next load deletes its own rows only. */
  ids: jsonb().$type<Readonly<Record<string, readonly string[]>>>().notNull(),
});
