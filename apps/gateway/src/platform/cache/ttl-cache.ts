import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';

/** Returns the cached value of a key, or loads it. */
export type TtlCache<Value extends object> = (key: string, load: () => Promise<Value>) => Promise<Value>;

/**
 * Caches values for at most `milliseconds`, so that many callers cost the database one query. Concurrent callers share
 * one load, and all callers the same object, which is frozen so that none of them can change it for the others.
 */
export function createTtlCache<Value extends object>(
  clock: Clock,
  { milliseconds, most }: { milliseconds: number; most: number },
): TtlCache<Value> {
  const values = new LRUCache<string, Value, () => Promise<Value>>({
    max: most,
    ttl: milliseconds,
    ttlResolution: 0,
    perf: clock,
    fetchMethod: async (_key, _stale, { context: load }) => Object.freeze(await load()),
  });
  return (key, load) => values.forceFetch(key, { context: load });
}
