import { index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../../platform/database/columns.ts';
import { account } from '../../account/accounts/tables.ts';

/** A resource or doctor that an account likes (rules/engagement#likes). */
export const itemLike = pgTable(
  'item_like',
  {
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** A resource type; 9 for a doctor. */
    refType: smallint().notNull(),
    /** Id of an item of that type, hence no foreign key. */
    refId: text().notNull(),
    likedAt: timestampMs().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.refType, table.refId] }),
    index('item_like_item').on(table.refType, table.refId),
  ],
);
