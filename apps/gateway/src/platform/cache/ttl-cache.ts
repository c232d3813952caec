import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';

/** Returns the cached value of a key, or loads it. */
export interface TtlCache<Value extends object> {
  (key: string, load: () => Promise<Value>): Promise<Value>;
  /** Deletes every value, also those that are being loaded. */
  readonly clear: () => void;
}

/**
 * The bound of a cache: a number of values, where the keys are known beforehand, or a number of bytes, where callers
 * choose the keys.
 */
export type CacheBound = { readonly most: number } | { readonly bytes: number };

/** A value is cached as an object and as the bytes of its response, plain and compressed. */
const COPIES = 3;

/**
 * Caches values for at most `milliseconds`, so that many callers cost the database one query. Concurrent callers share
 * one load, and all callers the same object, which is frozen so that none of them can change it for the others.
 */
export function createTtlCache<Value extends object>(
  clock: Clock,
  { milliseconds, ...bound }: { readonly milliseconds: number } & CacheBound,
): TtlCache<Value> {
  const values = new LRUCache<string, Value, () => Promise<Value>>({
    ...('most' in bound
      ? { max: bound.most }
      : { maxSize: bound.bytes, sizeCalculation: (value: Value) => Buffer.byteLength(JSON.stringify(value)) * COPIES }),
    ttl: milliseconds,
    ttlResolution: 0,
    perf: clock,
    fetchMethod: async (_key, _stale, { context: load }) => Object.freeze(await load()),
  });
  // A load that started before a clear ends under the key of its own generation, which nobody reads any more.
  let generation = 0;
  return Object.assign(
    (key: string, load: () => Promise<Value>) => values.forceFetch(`${generation} ${key}`, { context: load }),
    {
      clear() {
        generation++;
      },
    },
  );
}
