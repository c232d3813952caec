import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

/**
 * How many follow, like, keep, score and view an item: kept in the transaction of each change, and all but the views proved by
 * a daily job (rules/engagement#counts). An item without a row has none.
 */
export const engagementCount = pgTable(
  'engagement_count',
  {
    /** A resource type; 36 for an association. */
    refType: smallint().notNull(),
    /** Id of an item of that type, hence no foreign key. */
    refId: text().notNull(),
    fans: integer().notNull().default(0),
    likes: integer().notNull().default(0),
    favorites: integer().notNull().default(0),
    scores: integer().notNull().default(0),
    /** Of all scores, of which it is the average by their number. */
    scoreSum: integer().notNull().default(0),
    /** Of a doctor or a product; what else counts views has them in its own table (rules/content#views). */
    views: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.refType, table.refId] }),
    check('engagement_count_positive', sql`least(${table.fans}, ${table.likes}, ${table.favorites}) >= 0`),
    check('engagement_count_scores', sql`${table.scoreSum} between ${table.scores} and 5 * ${table.scores}`),
  ],
);
