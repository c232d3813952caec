import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../platform/app-context.ts';
import { createVideoRepository } from './repository.ts';

/** The fields of a title that decide who may watch it. */
export interface Title {
  readonly vip: boolean;
}

/** The time for which a changed title may still be served from the cache: under a second (rules/video#play-links). */
const CACHE_MS = 900;
const CACHE_ENTRIES = 1_000;

/** The cache of titles of this process, for media requests. */
export type TitleService = ReturnType<typeof createTitleService>;

/** Caches titles briefly, so that a watched one costs a read a second and not one a segment. */
export function createTitleService({ db, clock }: Pick<AppContext, 'db' | 'clock'>) {
  const repository = createVideoRepository(db);
  const titles = new LRUCache<string, { readonly title: Title | null }>({
    max: CACHE_ENTRIES,
    ttl: CACHE_MS,
    ttlResolution: 0,
    perf: clock,
    fetchMethod: async (id) => {
      const row = await repository.findWatchFields(id);
      return { title: row ? { vip: row.vip } : null };
    },
  });

  return {
    /** A published title; null for every other id. */
    find: async (id: string): Promise<Title | null> => (await titles.forceFetch(id)).title,
    /** Like `find`, from the cache only; undefined on a miss. */
    peek: (id: string): Title | null | undefined => titles.get(id)?.title,
  };
}
