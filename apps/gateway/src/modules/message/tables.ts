import { DEFAULT_QUIET_HOURS, MESSAGE_KINDS, type MessageScene } from '@osteon/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../platform/database/columns.ts';
import { account } from '../account/accounts/tables.ts';
import { resource } from '../content/tables.ts';
import { comment } from '../engagement/base/comments/tables.ts';

/**
 * A message to an account (rules/message#scenes). The text of one of an event is composed when it is read, of its
 * actors and their actions; `targetType` and `targetId` are the item of these.
 */
export const message = pgTable(
  'message',
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    scene: text().$type<MessageScene>().notNull(),
    kind: text({ enum: MESSAGE_KINDS }).notNull().default('notice'),
    /** The type of a resource, 9 for a doctor, 0 for a comment; null for a notice. */
    targetType: smallint(),
    /** Id of an item of that type, hence no foreign key. */
    targetId: text(),
    /** Number of its actors. */
    actorCount: integer().notNull().default(0),
    /** Empty for one of an event, as are the body and the link. */
    title: text().notNull(),
    body: text().notNull(),
    /** Path of the page that it leads to, or null. */
    pcLink: text(),
    /** Time of the last event, where it has several. */
    sentAt: timestampMs().notNull(),
    readAt: timestampMs(),
  },
  (table) => {
    const latest = () => [table.sentAt.desc().nullsFirst(), table.id.desc().nullsFirst()] as const;
    return [
      index('message_list').on(table.accountId, ...latest()),
      index('message_scene_list').on(table.accountId, table.scene, ...latest()),
      index('message_kind_list').on(table.accountId, table.kind, ...latest()),
      // Scene and kind come last: counts by them are index-only, and an account has few unread messages.
      index('message_unread')
        .on(table.accountId, ...latest(), table.scene, table.kind)
        .where(sql`${table.readAt} is null`),
      // Events of one kind and target share a message until it is read.
      uniqueIndex('message_group')
        .on(table.accountId, table.kind, table.targetType, table.targetId)
        .where(sql`${table.readAt} is null and ${table.targetId} is not null`),
      check('message_target', sql`(${table.kind} = 'notice') = (${table.targetId} is null)`),
    ];
  },
);

/** Time of a message of an event; null for a notice. */
export const eventSentAt = sql`case when ${message.kind} <> 'notice' then ${message.sentAt} end`;

/** Actors of a message with their actions, each once (rules/message#events). */
export const messageActor = pgTable(
  'message_actor',
  {
    messageId: text()
      .notNull()
      .references(() => message.id, { onDelete: 'cascade' }),
    actorId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** The comment that they wrote last, or that they like. */
    commentId: text().references(() => comment.id, { onDelete: 'cascade' }),
    actedAt: timestampMs().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.actorId] }),
    index('message_actor_latest').on(
      table.messageId,
      table.actedAt.desc().nullsFirst(),
      table.actorId.desc().nullsFirst(),
    ),
    index('message_actor_account').on(table.actorId),
    index('message_actor_comment').on(table.commentId),
  ],
);

/** New content of a message; an account is notified of a resource once (rules/message#new-content). */
export const messageItem = pgTable(
  'message_item',
  {
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    resourceId: text()
      .notNull()
      .references(() => resource.id, { onDelete: 'cascade' }),
    messageId: text()
      .notNull()
      .references(() => message.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.resourceId] }),
    index('message_item_resource').on(table.resourceId),
    index('message_item_message').on(table.messageId),
  ],
);

/**
 * Reminder preference and channels of an account for a kind of messages; without a row the defaults hold
 * (rules/message#channels).
 */
export const messagePreference = pgTable(
  'message_preference',
  {
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    scene: text().$type<MessageScene>().notNull(),
    kind: text({ enum: MESSAGE_KINDS }).notNull(),
    reminds: boolean().notNull().default(true),
    mail: boolean().notNull().default(false),
    sms: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.scene, table.kind] })],
);

/** Quiet hours of an account ('HH:mm' in Shanghai), and the end of a pause (rules/message#quiet-hours). */
export const messageQuiet = pgTable('message_quiet', {
  accountId: text()
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  hoursOn: boolean().notNull().default(DEFAULT_QUIET_HOURS.on),
  hoursFrom: text().notNull().default(DEFAULT_QUIET_HOURS.from),
  hoursTo: text().notNull().default(DEFAULT_QUIET_HOURS.to),
  pausedUntil: timestampMs(),
});
