import { ResourceType } from '@osteon/domain';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { account } from '../account/tables.ts';
import { resource } from '../content/tables.ts';

/** What a phone sent to the desktop of its account: a resource of the library, or files (seed 000 §3; spec-decision 30h). */
export const transfer = pgTable(
  'transfer',
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** Resource type of seed 000 §3, 20 for files. */
    resType: smallint().notNull(),
    /** Null for files. A resource that somebody sent is never removed by the loader. */
    resourceId: text().references(() => resource.id),
    sentAt: moment().notNull(),
    readAt: moment(),
    /** When its pop-up was shown; it is shown once. */
    shownAt: moment(),
  },
  (table) => [
    index('transfer_list').on(table.accountId, table.sentAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('transfer_unread')
      .on(table.accountId, table.sentAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.readAt} is null`),
    index('transfer_resource').on(table.resourceId),
    check(
      'transfer_content',
      sql`(${table.resourceId} is null) = (${table.resType} = ${sql.raw(String(ResourceType.transferFile))})`,
    ),
  ],
);

/** A picture or PDF that a phone brought; without a transfer until it is sent (spec-decision 30h). */
export const transferFile = pgTable(
  'transfer_file',
  {
    /** Also the name of its files on the disk, which no user chooses (security 57). */
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    transferId: text().references(() => transfer.id, { onDelete: 'cascade' }),
    position: smallint().notNull().default(0),
    /** As the phone called it, made safe to show and to save under. */
    name: text().notNull(),
    kind: text({ enum: ['image', 'pdf'] }).notNull(),
    bytes: integer().notNull(),
    /** Pixels; null for a PDF. */
    width: integer(),
    height: integer(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('transfer_file_transfer').on(table.transferId, table.position),
    index('transfer_file_account').on(table.accountId, table.createdAt),
    index('transfer_file_unsent').on(table.createdAt).where(sql`${table.transferId} is null`),
  ],
);
