import { RateLimiterDrizzle, type RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/connect.ts';
import type { Redis } from './open-redis.ts';
import { rateLimit } from './tables.ts';

/** Points that are used up by key. */
export type Counter = SharedCounter | RateLimiterMemory;

/** Points that all gateway processes count together. */
export type SharedCounter = RateLimiterDrizzle | RateLimiterRedis;

/** The stores of the counters; Redis is null where none is configured. */
export interface CounterStores {
  readonly db: Database;
  readonly redis: Redis | null;
}

/**
 * Creates the counter of a rate limit that all gateway processes share, of uses per key until `seconds` after the
 * first: in Redis where one is configured, and in PostgreSQL where none is, or while Redis cannot be reached.
 */
export function createCounter(
  { db, redis }: CounterStores,
  { name, points, seconds }: { name: string; points: number; seconds: number },
): SharedCounter {
  const rule = {
    keyPrefix: name,
    points,
    duration: seconds,
    // A key over its limit is refused from memory, without a write.
    inMemoryBlockOnConsumed: points + 1,
  };
  const inDatabase = new RateLimiterDrizzle({
    ...rule,
    storeClient: db,
    schema: rateLimit,
    // The counters share one table, so one of them deletes the expired rows of all.
    clearExpiredByTimeout: name === 'codesPerIp',
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

/** Uses up points of a key; false where too few are left. */
export async function consumePoint(counter: Counter, key: string, points = 1): Promise<boolean> {
  try {
    await counter.consume(key, points);
    return true;
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return false;
    throw reason;
  }
}
