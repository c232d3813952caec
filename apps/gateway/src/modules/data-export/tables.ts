import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../platform/database/columns.ts';
import { account } from '../account/accounts/tables.ts';

/** An archive of all data that is stored of an account; at most one is being prepared (rules/data-export#states). */
export const dataExport = pgTable(
  'data_export',
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    state: text({ enum: ['preparing', 'ready', 'failed'] }).notNull(),
    requestedAt: timestampMs().notNull(),
    /** The time at which it was ready or abandoned. */
    finishedAt: timestampMs(),
    /** The number of encrypted files of the archive. */
    parts: integer().notNull().default(0),
    /** Size of the archive. */
    bytes: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    uniqueIndex('data_export_preparing').on(table.accountId).where(sql`${table.state} = 'preparing'`),
    index('data_export_newest').on(table.accountId, table.requestedAt.desc().nullsFirst()),
    index('data_export_age').on(getLastChange(table)),
    check('data_export_finished', sql`(${table.state} = 'preparing') = (${table.finishedAt} is null)`),
  ],
);

/** The time at which an archive was finished, else requested. */
export const lastChangedAt = getLastChange(dataExport);

function getLastChange(table: { finishedAt: AnyPgColumn; requestedAt: AnyPgColumn }) {
  return sql`coalesce(${table.finishedAt}, ${table.requestedAt})`;
}
