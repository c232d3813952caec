import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../../platform/database/columns.ts';
import { account } from '../../account/accounts/tables.ts';

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
