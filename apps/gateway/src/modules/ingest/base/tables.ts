import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../../platform/database/columns.ts';
import { resource } from '../../content/tables.ts';
import type { IngestFiles, IngestItem } from '../item/ingest-item.ts';

/** The imports of videos and PDFs (rules/ingest#states). */
export const ingest = pgTable(
  'ingest',
  {
    /** Also the id of its job, and part of the name of its folder in the storage. */
    id: text().primaryKey(),
    resourceId: text()
      .notNull()
      .references(() => resource.id, { onDelete: 'cascade' }),
    state: text({ enum: ['queued', 'working', 'done', 'failed'] }).notNull(),
    /** Part of the work that is done, in percent. */
    progress: integer().notNull(),
    /** The reason of the failure, or of the last attempt's; empty for none. */
    problem: text().notNull(),
    /** The number of attempts, used as a fencing token: only the latest attempt may complete. */
    attempt: integer().notNull(),
    item: jsonb().$type<IngestItem>().notNull(),
    fileName: text().notNull(),
    files: jsonb().$type<IngestFiles>().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** The operator who imported it, for the audit log. */
    operator: text().notNull(),
    /** SHA-256 of the source, hexadecimal. */
    checksum: text().notNull(),
    /** True if the storage still has the source; that of a completed video is removed. */
    hasSource: boolean().notNull(),
    /** The pictures that the import made: cover and pages. */
    pictureIds: text().array().notNull(),
    createdAt: timestampMs().notNull(),
    changedAt: timestampMs().notNull(),
  },
  (table) => [
    // At most one import of an item is in progress.
    uniqueIndex('ingest_open').on(table.resourceId).where(sql`${table.state} in ('queued', 'working')`),
    index('ingest_latest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('ingest_resource').on(table.resourceId, table.createdAt.desc().nullsFirst()),
  ],
);
