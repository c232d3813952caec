import { eq, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { wechatPush } from './tables.ts';

/** Longer than a signature is believed: what is older cannot come again. */
const KEPT_MS = 10 * 60_000;

/** WeChat asks three times in all, five seconds apart. */
const RETRY_MS = 20_000;

/** Whether a push is new, the same once more as WeChat asks again, or forged out of an earlier one. */
export type PushKind = 'new' | 'retry' | 'replay';

/** Remembers a push; of two at once one is new. */
export async function recordPush(
  db: Database,
  push: { eventHash: string; nonce: string; now: number },
): Promise<PushKind> {
  const { eventHash, nonce, now } = push;
  await db.delete(wechatPush).where(lt(wechatPush.receivedAt, now - KEPT_MS));
  const made = await db
    .insert(wechatPush)
    .values({ eventHash, nonce, receivedAt: now })
    .onConflictDoNothing()
    .returning({ nonce: wechatPush.nonce });
  if (made.length === 1) return 'new';
  const [known] = await db.select().from(wechatPush).where(eq(wechatPush.eventHash, eventHash));
  // A signature that was made for another event, or one that comes again when WeChat no longer asks.
  if (!known) return 'replay';
  return known.nonce === nonce && now - known.receivedAt > RETRY_MS ? 'replay' : 'retry';
}
