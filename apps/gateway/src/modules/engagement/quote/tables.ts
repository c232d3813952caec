import { index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../../platform/database/columns.ts';
import { account } from '../../account/accounts/tables.ts';

/** Quoted positions of items; each account quotes the same words of one once (rules/quote#quotes). */
export const quote = pgTable(
  'quote',
  {
    id: text().primaryKey(),
    /** Null once the account is erased. */
    accountId: text().references(() => account.id, { onDelete: 'set null' }),
    resourceType: smallint().notNull(),
    /** Id of an item of several kinds, hence no foreign key. */
    resourceId: text().notNull(),
    /** Digits: a second of a video; else the anchor of a section. */
    anchor: text().notNull(),
    /** Heading of the section when it was quoted; empty for a second. */
    heading: text().notNull(),
    /** Empty for a quote of the position alone. */
    text: text().notNull(),
    /** Time of the last quote. */
    createdAt: timestampMs().notNull(),
  },
  (table) => [
    uniqueIndex('quote_once').on(table.accountId, table.resourceType, table.resourceId, table.anchor, table.text),
    index('quote_created').on(table.createdAt),
  ],
);
