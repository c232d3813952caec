import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';

/** The answers of a call that is the same for every caller, by what was asked. */
export type TtlCache<Answer extends object> = (question: string, load: () => Promise<Answer>) => Promise<Answer>;

/**
 * Keeps answers that many callers share for at most `milliseconds`, so that a crowd costs the database one query. They
 * are frozen: the platform then serialises each of them once. Callers that come while one is made wait for it.
 */
export function createTtlCache<Answer extends object>(
  clock: Clock,
  { milliseconds, most }: { milliseconds: number; most: number },
): TtlCache<Answer> {
  const answers = new LRUCache<string, Answer, () => Promise<Answer>>({
    max: most,
    ttl: milliseconds,
    ttlResolution: 0,
    perf: clock,
    fetchMethod: async (_question, _stale, { context: load }) => Object.freeze(await load()),
  });
  return (question, load) => answers.forceFetch(question, { context: load });
}
