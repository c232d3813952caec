import { eq, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { wechatPush } from './tables.ts';

/**
 * Retention of handled events, in ms; longer than the validity of a signature, so that older ones cannot be replayed.
 */
const RETENTION_MS = 10 * 60_000;

/** Period of WeChat's retries, in ms: three attempts, five seconds apart. */
const RETRY_MS = 20_000;

/** The kind of a webhook request: new, WeChat's retry of it, or a replay. */
type WebhookKind = 'new' | 'retry' | 'replay';

/** Records the webhook requests of WeChat. */
export function createWebhookRepository(db: Database) {
  return {
    /** Records a webhook request and returns its kind; of concurrent ones exactly one is new. */
    async record(received: { eventHash: string; nonce: string; now: number }): Promise<WebhookKind> {
      const { eventHash, nonce, now } = received;
      await db.delete(wechatPush).where(lt(wechatPush.receivedAt, now - RETENTION_MS));
      const inserted = await db
        .insert(wechatPush)
        .values({ eventHash, nonce, receivedAt: now })
        .onConflictDoNothing()
        .returning({ nonce: wechatPush.nonce });
      if (inserted.length === 1) return 'new';
      const [known] = await db.select().from(wechatPush).where(eq(wechatPush.eventHash, eventHash));
      // The signature belongs to another event, or repeats after the period of retries.
      if (!known) return 'replay';
      return known.nonce === nonce && now - known.receivedAt > RETRY_MS ? 'replay' : 'retry';
    },
  };
}
