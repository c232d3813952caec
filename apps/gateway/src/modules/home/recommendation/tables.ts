import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../../platform/database/columns.ts';
import { account } from '../../account/accounts/tables.ts';
import { resource } from '../../content/tables.ts';

/** A recommended resource that an account has dismissed (rules/home#less-of-this). */
export const dismissedRecommendation = pgTable(
  'dismissed_recommendation',
  {
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    resourceId: text()
      .notNull()
      .references(() => resource.id, { onDelete: 'cascade' }),
    dismissedAt: timestampMs().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.resourceId] }),
    index('dismissed_recommendation_latest').on(
      table.accountId,
      table.dismissedAt.desc().nullsFirst(),
      table.resourceId.desc().nullsFirst(),
    ),
    index('dismissed_recommendation_resource').on(table.resourceId),
  ],
);
