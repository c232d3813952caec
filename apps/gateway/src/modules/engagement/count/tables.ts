import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

/**
 * Numbers of follows, likes, favourites, scores and views of an item: updated in the transaction of each change, and
 * checked by a daily job except the views (rules/engagement#counts). An item without a row has none.
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
    /** Sum of all scores; the average is this by their number. */
    scoreSum: integer().notNull().default(0),
    /** Views of a doctor or a product; other items store them in their own tables (rules/content#views). */
    views: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.refType, table.refId] }),
    check('engagement_count_positive', sql`least(${table.fans}, ${table.likes}, ${table.favorites}) >= 0`),
    check('engagement_count_scores', sql`${table.scoreSum} between ${table.scores} and 5 * ${table.scores}`),
  ],
);
