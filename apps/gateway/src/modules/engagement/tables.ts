import { index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { account } from '../account/tables.ts';

/** Whom an account follows (seed 000 §7, Following list). */
export const follow = pgTable(
  'follow',
  {
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** 9 a doctor, 36 an association. */
    refType: smallint().notNull(),
    /** No reference: it names rows of two tables. */
    refId: text().notNull(),
    followedAt: moment().notNull(),
    /** What was published later is new to the account. */
    seenAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.refType, table.refId] }),
    index('follow_list').on(table.accountId, table.followedAt.desc().nullsFirst(), table.refId.desc().nullsFirst()),
  ],
);
