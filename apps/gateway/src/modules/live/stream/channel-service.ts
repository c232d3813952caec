import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../../platform/app-context.ts';
import { createStreamRepository, type StreamRepository } from './stream-repository.ts';

/** A channel with its event, as viewers' requests are decided by them. */
export type WatchedChannel = NonNullable<Awaited<ReturnType<StreamRepository['findChannel']>>>;

/** Ids of channels; no other is looked up in the database. */
const CHANNEL_ID = /^[\w-]{1,64}$/;

/** A change of an event is told; this is for one that is not, in ms. */
const KEPT_MS = 10_000;

/** Channels in memory for the requests of viewers. */
export type ChannelService = ReturnType<typeof createChannelService>;

/** Creates it; a change of an event drops what is kept (rules/content#changes). */
export function createChannelService({ db, contentEvents }: Pick<AppContext, 'db' | 'contentEvents'>) {
  const repository = createStreamRepository(db);
  const kept = new LRUCache<string, { readonly found: WatchedChannel | null }>({ max: 500, ttl: KEPT_MS });
  // Many viewers ask at once for what has just been dropped: they share one read.
  const reading = new Map<string, Promise<WatchedChannel | null>>();
  contentEvents.onChange(() => {
    kept.clear();
    reading.clear();
  });

  function read(id: string): Promise<WatchedChannel | null> {
    const result = repository.findChannel(id).then((found) => found ?? null);
    reading.set(id, result);
    const isCurrent = () => reading.get(id) === result;
    result
      .then(
        // After a change what was read before it is not kept.
        (found) => isCurrent() && kept.set(id, { found }),
        () => undefined,
      )
      .finally(() => isCurrent() && reading.delete(id));
    return result;
  }

  return {
    /** A channel from the memory; undefined where it has to be read. */
    peek: (id: string): WatchedChannel | undefined => kept.get(id)?.found ?? undefined,

    /** A channel; null for an unknown id. */
    async find(id: string): Promise<WatchedChannel | null> {
      if (!CHANNEL_ID.test(id)) return null;
      const known = kept.get(id);
      return known ? known.found : (reading.get(id) ?? read(id));
    },

    findLastRun: (id: string) => repository.findLastRun(id),
    listChannels: (liveId: string) => repository.listChannels(liveId),
  };
}
