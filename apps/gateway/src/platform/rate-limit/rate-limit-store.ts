import { RateLimiterDrizzle, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimit } from '../../modules/account/tables.ts';
import type { AppContext } from '../app-context.ts';

/** Points that are used up by key. */
export type Counter = RateLimiterDrizzle | RateLimiterRedis;

/**
 * Counts what is done under a key until `seconds` after the first of it; shared by every gateway process. In Redis where
 * one is configured, and in PostgreSQL where none is, or while it cannot be reached.
 */
export function createCounter(
  { db, redis }: Pick<AppContext, 'db' | 'redis'>,
  { name, points, seconds }: { name: string; points: number; seconds: number },
): Counter {
  const rule = {
    keyPrefix: name,
    points,
    duration: seconds,
    // Who is over the limit is refused from memory, without a write.
    inMemoryBlockOnConsumed: points + 1,
  };
  const inDatabase = new RateLimiterDrizzle({
    ...rule,
    storeClient: db,
    schema: rateLimit,
    // One of them clears for all, as they share the table.
    clearExpiredByTimeout: name === 'codesInAll',
  });
  if (!redis) return inDatabase;
  return new RateLimiterRedis({
    ...rule,
    storeClient: redis,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    insuranceLimiter: inDatabase,
  });
}

/** Takes one point of a key; false where it has none left. */
export async function takePoint(counter: Counter, key: string): Promise<boolean> {
  try {
    await counter.consume(key);
    return true;
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return false;
    throw reason;
  }
}
