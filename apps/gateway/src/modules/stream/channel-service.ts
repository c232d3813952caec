import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { ChangedContent } from '../../platform/realtime/content-events.ts';
import { createStreamRepository, type StreamRepository } from './stream-repository.ts';

/** A channel with its event, on which requests of viewers are decided. */
export type WatchedChannel = NonNullable<Awaited<ReturnType<StreamRepository['findChannel']>>>;

/** Valid ids of channels; any other is not queried. */
const CHANNEL_ID = /^[\w-]{1,64}$/;

/**
 * Age from which a channel is read again, in ms. Changes of its event are published; this covers a lost notification.
 */
const FRESH_MS = 10_000;

interface CacheEntry {
  readonly found: WatchedChannel | null;
  readonly readAt: number;
}

/** The channels of an event, in order, with their recording state and the time of the last announcement. */
export const listLiveChannels = (db: Database, liveId: string): ReturnType<StreamRepository['listChannels']> =>
  createStreamRepository(db).listChannels(liveId);

/** Cache of channels for the requests of viewers. */
export type LiveChannels = ReturnType<typeof createLiveChannels>;

/**
 * Creates the cache; a change of an event drops its channels (rules/content#changes). A stale entry is served until it
 * has been read again, and concurrent requests share one read, so that the viewers of an event do not query the
 * database at the same time.
 */
export function createLiveChannels({ db, clock, contentEvents }: Pick<AppContext, 'db' | 'clock' | 'contentEvents'>) {
  const repository = createStreamRepository(db);
  const cache = new LRUCache<string, CacheEntry>({ max: 500 });
  const pendingReads = new Map<string, Promise<WatchedChannel | null>>();
  contentEvents.onChange((changed) => {
    for (const [id, { found }] of cache.entries()) if (isAffected(found, changed)) cache.delete(id);
    // A pending read may be from before the change.
    pendingReads.clear();
  });

  function read(id: string): Promise<WatchedChannel | null> {
    const result = repository.findChannel(id).then((found) => found ?? null);
    pendingReads.set(id, result);
    const isCurrent = () => pendingReads.get(id) === result;
    result
      .then(
        (found) => isCurrent() && cache.set(id, { found, readAt: clock.now() }),
        () => undefined,
      )
      .finally(() => isCurrent() && pendingReads.delete(id));
    return result;
  }

  function get(id: string): CacheEntry | undefined {
    const cached = cache.get(id);
    // A failed read is repeated at the next request.
    if (cached && clock.now() - cached.readAt > FRESH_MS && !pendingReads.has(id)) read(id).catch(() => undefined);
    return cached;
  }

  return {
    /** A channel from the cache; undefined if it has to be read. */
    peek: (id: string): WatchedChannel | undefined => get(id)?.found ?? undefined,

    /** A channel; null for an unknown id. */
    async find(id: string): Promise<WatchedChannel | null> {
      if (!CHANNEL_ID.test(id)) return null;
      const cached = get(id);
      return cached ? cached.found : (pendingReads.get(id) ?? read(id));
    },

    findLastRun: (id: string) => repository.findLastRun(id),
    findStreamStart: (id: string) => repository.findStreamStart(id),
    listChannels: (liveId: string) => repository.listChannels(liveId),
  };
}

function isAffected(found: WatchedChannel | null, changed: ChangedContent): boolean {
  return changed === null || found === null || changed.includes(found.event.id);
}
