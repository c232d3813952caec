import { LIVE_REWIND_MS } from '@osteon/domain';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../platform/app-context.ts';
import type { RenditionName } from './renditions.ts';
import { type StoredSegment } from './segment-file.ts';
import { createStreamRepository } from './stream-repository.ts';

/**
 * Time for which segments that are only in the memory of a gateway are listed, in ms (rules/stream-recording#full-storage).
 */
const MEMORY_RETENTION_MS = 60_000;

/** Age up to which a read is served from the cache, in ms: part of the delay for viewers. */
const CACHE_MS = 300;

/** Maximum number of channels and renditions in the cache. */
const CACHED_MAX = 200;

interface Window {
  segments: readonly StoredSegment[];
  readAt: number;
  reading: Promise<void> | null;
}

/** The current segments of renditions of running events. */
export type LiveWindow = ReturnType<typeof createLiveWindow>;

/** Creates the window as a cache; many viewers share one read of new segments. */
export function createLiveWindow({ db, clock }: Pick<AppContext, 'db' | 'clock'>) {
  const repository = createStreamRepository(db);
  const windows = new LRUCache<string, Window>({ max: CACHED_MAX });

  async function read(window: Window, channelId: string, rendition: RenditionName): Promise<void> {
    const now = clock.now();
    const since = now - LIVE_REWIND_MS;
    const after = window.segments.at(-1)?.position ?? -1;
    const added = await repository.listSegments(channelId, rendition, { after, since });
    window.segments = [...window.segments.filter(({ startedAt }) => startedAt >= since), ...added];
    window.readAt = now;
  }

  return {
    /** The segments of the last two hours, in order; only those after the last one that has expired from memory. */
    async list(channelId: string, rendition: RenditionName): Promise<readonly StoredSegment[]> {
      const key = `${rendition} ${channelId}`;
      const window = windows.get(key) ?? { segments: [], readAt: Number.NEGATIVE_INFINITY, reading: null };
      windows.set(key, window);
      if (clock.now() - window.readAt > CACHE_MS)
        await (window.reading ??= read(window, channelId, rendition).finally(() => {
          window.reading = null;
        }));
      return dropExpired(window.segments, clock.now() - MEMORY_RETENTION_MS);
    },
  };
}

function dropExpired(segments: readonly StoredSegment[], before: number): readonly StoredSegment[] {
  const last = segments.findLastIndex(({ isPersisted, startedAt }) => !isPersisted && startedAt < before);
  return last === -1 ? segments : segments.slice(last + 1);
}
