import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../platform/database/columns.ts';

/**
 * Events that WeChat pushed in the last minutes: the event identifies retries, the nonce replays
 * (rules/wechat#replays).
 */
export const wechatPush = pgTable(
  'wechat_push',
  {
    /** SHA-256 over sender, time and kind of the event, which identify WeChat's retries. */
    eventHash: text().primaryKey(),
    /** Timestamp and nonce of the signature. */
    nonce: text().notNull(),
    receivedAt: timestampMs().notNull(),
  },
  (table) => [uniqueIndex('wechat_push_nonce').on(table.nonce), index('wechat_push_received').on(table.receivedAt)],
);
