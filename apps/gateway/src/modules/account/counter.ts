import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../database/connect.ts';
import { rateLimit } from './tables.ts';

/** Counts what is done under a key until `seconds` after the first of it; shared by every gateway process. */
export function createCounter(
  db: Database,
  { name, points, seconds }: { name: string; points: number; seconds: number },
): RateLimiterDrizzle {
  return new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimit,
    keyPrefix: name,
    points,
    duration: seconds,
    // Who is over the limit is refused from memory, without a write.
    inMemoryBlockOnConsumed: points + 1,
    // One of them clears for all, as they share the table.
    clearExpiredByTimeout: name === 'codesInAll',
  });
}

/** Takes one point of a key; false where it has none left. */
export async function takePoint(counter: RateLimiterDrizzle, key: string): Promise<boolean> {
  try {
    await counter.consume(key);
    return true;
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return false;
    throw reason;
  }
}
