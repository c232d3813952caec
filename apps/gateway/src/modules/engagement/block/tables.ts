import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../../platform/database/columns.ts';
import { account } from '../../account/accounts/tables.ts';
import { doctor } from '../../doctor/tables.ts';

/** A block: an account and the person whom it has blocked (rules/moderation#blocking). */
export const accountBlock = pgTable(
  'account_block',
  {
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    blockedId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** The public profile of the blocked account, author of the hidden comments. */
    publicProfileId: text()
      .notNull()
      .references(() => doctor.id, { onDelete: 'cascade' }),
    blockedAt: timestampMs().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.blockedId] }),
    index('account_block_list').on(
      table.accountId,
      table.blockedAt.desc().nullsFirst(),
      table.publicProfileId.desc().nullsFirst(),
    ),
    index('account_block_blocked').on(table.blockedId),
    index('account_block_public_profile').on(table.publicProfileId),
    check('account_block_other', sql`${table.accountId} <> ${table.blockedId}`),
  ],
);
