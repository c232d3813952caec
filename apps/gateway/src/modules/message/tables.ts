import { DEFAULT_QUIET_HOURS, type MessageScene } from '@osteon/domain';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { account } from '../account/tables.ts';

/** A message of the portal to an account (rules/message#scenes). */
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
    /** Path of the page that it leads to, or null. */
    pcLink: text(),
    sentAt: moment().notNull(),
    readAt: moment(),
  },
  (table) => {
    const latest = () => [table.sentAt.desc().nullsFirst(), table.id.desc().nullsFirst()] as const;
    return [
      index('message_list').on(table.accountId, ...latest()),
      index('message_scene_list').on(table.accountId, table.scene, ...latest()),
      // The scene comes last: counts by scene are index-only, and an account has few unread messages.
      index('message_unread')
        .on(table.accountId, ...latest(), table.scene)
        .where(sql`${table.readAt} is null`),
    ];
  },
);

/** Whether a scene reminds an account; a scene without a row does. */
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

/** Quiet hours of an account ('HH:mm' in Shanghai), and the end of a pause (rules/message#quiet-hours). */
export const messageQuiet = pgTable('message_quiet', {
  accountId: text()
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  hoursOn: boolean().notNull().default(DEFAULT_QUIET_HOURS.on),
  hoursFrom: text().notNull().default(DEFAULT_QUIET_HOURS.from),
  hoursTo: text().notNull().default(DEFAULT_QUIET_HOURS.to),
  pausedUntil: moment(),
});
