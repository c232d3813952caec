import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../../platform/database/columns.ts';
import { account } from '../../account/accounts/tables.ts';
import { resource } from '../../content/tables.ts';

/** A folder of an account's favourites (rules/favourite#folders). */
export const favoriteFolder = pgTable(
  'favorite_folder',
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** Empty for the default folder. */
    name: text().notNull(),
    isDefault: boolean().notNull(),
    createdAt: timestampMs().notNull(),
  },
  (table) => [
    uniqueIndex('favorite_folder_name').on(table.accountId, table.name),
    uniqueIndex('favorite_folder_default').on(table.accountId).where(sql`${table.isDefault}`),
  ],
);

/**
 * Favourite: a resource of an account in any number of folders; counted once (rules/favourite#favourites). The
 * reference prevents the loader from deleting the resource.
 */
export const favorite = pgTable(
  'favorite',
  {
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    resourceId: text()
      .notNull()
      .references(() => resource.id),
    collectedAt: timestampMs().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.resourceId] }),
    index('favorite_latest').on(
      table.accountId,
      table.collectedAt.desc().nullsFirst(),
      table.resourceId.desc().nullsFirst(),
    ),
    index('favorite_resource').on(table.resourceId),
  ],
);

/** A favourite in a folder. */
export const favoriteEntry = pgTable(
  'favorite_entry',
  {
    folderId: text()
      .notNull()
      .references(() => favoriteFolder.id, { onDelete: 'cascade' }),
    accountId: text().notNull(),
    resourceId: text().notNull(),
    collectedAt: timestampMs().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.folderId, table.resourceId] }),
    foreignKey({
      name: 'favorite_entry_favorite_fk',
      columns: [table.accountId, table.resourceId],
      foreignColumns: [favorite.accountId, favorite.resourceId],
    }).onDelete('cascade'),
    index('favorite_entry_favorite').on(table.accountId, table.resourceId),
    index('favorite_entry_latest').on(
      table.folderId,
      table.collectedAt.desc().nullsFirst(),
      table.resourceId.desc().nullsFirst(),
    ),
  ],
);
