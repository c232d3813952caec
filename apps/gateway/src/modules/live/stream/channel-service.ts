import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../../platform/app-context.ts';
import type { ChangedContent } from '../../../platform/realtime/content-events.ts';
import { createStreamRepository, type StreamRepository } from './stream-repository.ts';

/** A channel with its event, as viewers' requests are decided by them. */
export type WatchedChannel = NonNullable<Awaited<ReturnType<StreamRepository['findChannel']>>>;

/** Ids of channels; no other is looked up in the database. */
const CHANNEL_ID = /^[\w-]{1,64}$/;

/** Age from which a channel is read again, in ms. A change of its event is told; this is for one that is not. */
const FRESH_MS = 10_000;

interface Kept {
  readonly found: WatchedChannel | null;
  readonly readAt: number;
}

/** Channels in memory for the requests of viewers. */
export type ChannelService = ReturnType<typeof createChannelService>;

/**
 * Creates it; a change of an event drops its channels (rules/content#changes). What has only grown old is used until it has
 * been read again, and many that ask at once share one read: the viewers of an event would else ask the database all at once.
 */
export function createChannelService({ db, clock, contentEvents }: Pick<AppContext, 'db' | 'clock' | 'contentEvents'>) {
  const repository = createStreamRepository(db);
  const kept = new LRUCache<string, Kept>({ max: 500 });
  const reading = new Map<string, Promise<WatchedChannel | null>>();
  contentEvents.onChange((changed) => {
    for (const [id, { found }] of kept.entries()) if (isConcerned(found, changed)) kept.delete(id);
    // What is being read may be from before the change.
    reading.clear();
  });

  function read(id: string): Promise<WatchedChannel | null> {
    const result = repository.findChannel(id).then((found) => found ?? null);
    reading.set(id, result);
    const isCurrent = () => reading.get(id) === result;
    result
      .then(
        (found) => isCurrent() && kept.set(id, { found, readAt: clock.now() }),
        () => undefined,
      )
      .finally(() => isCurrent() && reading.delete(id));
    return result;
  }

  function get(id: string): Kept | undefined {
    const known = kept.get(id);
    // One that cannot be read is read at the next request.
    if (known && clock.now() - known.readAt > FRESH_MS && !reading.has(id)) read(id).catch(() => undefined);
    return known;
  }

  return {
    /** A channel from the memory; undefined where it has to be read. */
    peek: (id: string): WatchedChannel | undefined => get(id)?.found ?? undefined,

    /** A channel; null for an unknown id. */
    async find(id: string): Promise<WatchedChannel | null> {
      if (!CHANNEL_ID.test(id)) return null;
      const known = get(id);
      return known ? known.found : (reading.get(id) ?? read(id));
    },

    findLastRun: (id: string) => repository.findLastRun(id),
    findStreamBegin: (id: string) => repository.findStreamBegin(id),
    listChannels: (liveId: string) => repository.listChannels(liveId),
  };
}

function isConcerned(found: WatchedChannel | null, changed: ChangedContent): boolean {
  return changed === null || found === null || changed.includes(found.event.id);
}
