import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';

/** Events that WeChat pushed in the last minutes: a retry is known by its event, a replay by its nonce (security 21, 22). */
export const wechatPush = pgTable(
  'wechat_push',
  {
    /** SHA-256 over sender, moment and kind of the event, as WeChat tells retries apart by. */
    eventHash: text().primaryKey(),
    /** What the signature was made over: timestamp and nonce. */
    nonce: text().notNull(),
    receivedAt: moment().notNull(),
  },
  (table) => [uniqueIndex('wechat_push_nonce').on(table.nonce), index('wechat_push_received').on(table.receivedAt)],
);
