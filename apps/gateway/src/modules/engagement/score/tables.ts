import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../../platform/database/columns.ts';
import { account } from '../../account/accounts/tables.ts';

/** Scores of resources, one of each account and resource (rules/engagement#scores). */
export const itemScore = pgTable(
  'item_score',
  {
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** A resource type. */
    refType: smallint().notNull(),
    /** Id of a resource of that type, hence no foreign key. */
    refId: text().notNull(),
    score: smallint().notNull(),
    scoredAt: timestampMs().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.refType, table.refId] }),
    index('item_score_item').on(table.refType, table.refId),
    check('item_score_range', sql`${table.score} between 1 and 5`),
  ],
);
