import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, timestampMs } from '../../platform/database/columns.ts';

/** SMS and mail that the local adapter stores instead of sending (rules/outbox#local-outbox). */
export const outboxMessage = pgTable(
  'outbox_message',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Mobile number or e-mail in lower case. */
    account: text().notNull(),
    kind: text({ enum: ['sms', 'mail'] }).notNull(),
    /** The first line of a mail is its subject. */
    text: text().notNull(),
    /** The code in the text; null if there is none. */
    code: text(),
    sentAt: timestampMs().notNull(),
  },
  (table) => [index('outbox_message_account').on(table.account, table.id)],
);

/** Deliveries of SMS and mail: an outbox with their state and outcome (rules/outbox#deliveries). */
export const delivery = pgTable(
  'delivery',
  {
    /** Also the id of its job. */
    id: uuid().primaryKey(),
    /** The idempotency key: kind and id of the reported change, so that no message is sent twice. */
    key: text().notNull().unique(),
    /** Mobile number or e-mail in lower case. */
    account: text().notNull(),
    kind: text({ enum: ['sms', 'mail'] }).notNull(),
    /** The encrypted message, with its code; null once it was sent or abandoned. */
    content: bytes(),
    state: text({ enum: ['queued', 'sending', 'sent', 'refused', 'unknown', 'expired', 'cancelled', 'unsubscribed'] })
      .notNull()
      .default('queued'),
    /** The reason why it was not sent, in the words of `DeliveryError`. */
    reason: text(),
    createdAt: timestampMs().notNull(),
    /** End of its useful life: afterwards it is dropped. */
    expiresAt: timestampMs().notNull(),
    finishedAt: timestampMs(),
  },
  (table) => [index('delivery_account').on(table.account)],
);
