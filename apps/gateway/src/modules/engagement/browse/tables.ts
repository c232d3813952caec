import { index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { bytes, timestampMs } from '../../../platform/database/columns.ts';
import { account } from '../../account/accounts/tables.ts';

/**
 * Browsing history: the items that an account has viewed, each once with the time of its last view
 * (rules/browse-history#browse-history).
 */
export const browseRecord = pgTable(
  'browse_record',
  {
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    resourceType: smallint().notNull(),
    /** Id of an item of that type, hence no foreign key. */
    resourceId: text().notNull(),
    viewedAt: timestampMs().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.resourceType, table.resourceId] }),
    index('browse_record_latest').on(
      table.accountId,
      table.viewedAt.desc().nullsFirst(),
      table.resourceId.desc().nullsFirst(),
    ),
    index('browse_record_viewed').on(table.viewedAt),
  ],
);

/** Accounts that have paused their browsing history (rules/browse-history#browse-history). */
export const browsePause = pgTable('browse_pause', {
  accountId: text()
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  pausedAt: timestampMs().notNull(),
});

/** Time at which a browser's view of an item was last counted; deleted after the period (rules/content#views). */
export const browseView = pgTable(
  'browse_view',
  {
    /** SHA-256 of the browser's device id. */
    browser: bytes().notNull(),
    resourceType: smallint().notNull(),
    /** Id of an item of that type, hence no foreign key. */
    resourceId: text().notNull(),
    countedAt: timestampMs().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.browser, table.resourceType, table.resourceId] }),
    index('browse_view_counted').on(table.countedAt),
  ],
);
