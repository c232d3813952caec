import { index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/columns.ts';
import { account } from '../../account/tables.ts';

/** Places of items that accounts have quoted; each account has a place with the same words once (rules/comment#quotes). */
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
    place: text().notNull(),
    /** Of the section when it was quoted; empty for a second. */
    heading: text().notNull(),
    /** Empty where the place alone is quoted. */
    text: text().notNull(),
    /** When it was last quoted. */
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('quote_once').on(table.accountId, table.resourceType, table.resourceId, table.place, table.text),
    index('quote_created').on(table.createdAt),
  ],
);
