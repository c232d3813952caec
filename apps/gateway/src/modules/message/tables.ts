import { DEFAULT_QUIET_HOURS, type MessageScene } from '@osteon/domain';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { account } from '../account/tables.ts';

/** What the portal has to tell an account (seed 000 §3, Message prompt scenes; spec-decision 30c). */
export const message = pgTable(
  'message',
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    scene: text().$type<MessageScene>().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    /** The page that it is about; null where there is none. */
    pcLink: text(),
    sentAt: moment().notNull(),
    readAt: moment(),
  },
  (table) => {
    const latest = () => [table.sentAt.desc().nullsFirst(), table.id.desc().nullsFirst()] as const;
    return [
      index('message_list').on(table.accountId, ...latest()),
      index('message_scene_list').on(table.accountId, table.scene, ...latest()),
      // The kind comes last: the counts of all kinds need nothing else, and the few unread of one are soon found.
      index('message_unread')
        .on(table.accountId, ...latest(), table.scene)
        .where(sql`${table.readAt} is null`),
    ];
  },
);

/** Which kinds of messages an account does not want to be reminded of; a kind without a row is wanted. */
export const messagePreference = pgTable(
  'message_preference',
  {
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    scene: text().$type<MessageScene>().notNull(),
    reminds: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.scene] })],
);

/** When an account wants no reminders: daily hours ('HH:mm' in Shanghai), and a pause that ends by itself. */
export const messageQuiet = pgTable('message_quiet', {
  accountId: text()
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  hoursOn: boolean().notNull().default(DEFAULT_QUIET_HOURS.on),
  hoursFrom: text().notNull().default(DEFAULT_QUIET_HOURS.from),
  hoursTo: text().notNull().default(DEFAULT_QUIET_HOURS.to),
  pausedUntil: moment(),
});
