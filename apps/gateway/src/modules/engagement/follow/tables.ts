import { index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../../platform/database/columns.ts';
import { account } from '../../account/accounts/tables.ts';

/** A doctor or association that an account follows (rules/follow#follow-list). */
export const follow = pgTable(
  'follow',
  {
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** 9 for a doctor, 36 for an association. */
    refType: smallint().notNull(),
    /** Id of a doctor or an association, hence no foreign key. */
    refId: text().notNull(),
    followedAt: timestampMs().notNull(),
    /** Time at which the account last viewed it; resources published later are new. */
    seenAt: timestampMs().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.refType, table.refId] }),
    index('follow_fans').on(
      table.refType,
      table.refId,
      table.followedAt.desc().nullsFirst(),
      table.accountId.desc().nullsFirst(),
    ),
    index('follow_list').on(table.accountId, table.followedAt.desc().nullsFirst(), table.refId.desc().nullsFirst()),
  ],
);
