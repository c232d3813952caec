import { LIVE_REWIND_MS } from '@osteon/domain';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../../platform/app-context.ts';
import type { RenditionName } from './ladder.ts';
import { createStreamRepository, type StoredSegment } from './stream-repository.ts';

/** How long what is only in the memory of a gateway is shown, in ms (rules/live#full-storage). */
const HELD_MS = 60_000;

/** Age up to which what was read is used again, in ms: part of the delay that viewers see. */
const FRESH_MS = 300;

/** Channels and renditions that are kept in memory. */
const KEPT_MAX = 200;

interface Window {
  segments: readonly StoredSegment[];
  readAt: number;
  reading: Promise<void> | null;
}

/** The segments of renditions that viewers of running events play, as of the last moment. */
export type LiveWindow = ReturnType<typeof createLiveWindow>;

/** Creates it; many viewers share one read of what is new. */
export function createLiveWindow({ db, clock }: Pick<AppContext, 'db' | 'clock'>) {
  const repository = createStreamRepository(db);
  const windows = new LRUCache<string, Window>({ max: KEPT_MAX });

  async function read(window: Window, channelId: string, rendition: RenditionName): Promise<void> {
    const now = clock.now();
    const since = now - LIVE_REWIND_MS;
    const after = window.segments.at(-1)?.position ?? -1;
    const added = await repository.listSegments(channelId, rendition, { after, since });
    window.segments = [...window.segments.filter(({ startedAt }) => startedAt >= since), ...added];
    window.readAt = now;
  }

  return {
    /** The segments of the last two hours, in order; only those after what can no longer be had. */
    async list(channelId: string, rendition: RenditionName): Promise<readonly StoredSegment[]> {
      const key = `${rendition} ${channelId}`;
      const window = windows.get(key) ?? { segments: [], readAt: Number.NEGATIVE_INFINITY, reading: null };
      windows.set(key, window);
      if (clock.now() - window.readAt > FRESH_MS)
        await (window.reading ??= read(window, channelId, rendition).finally(() => {
          window.reading = null;
        }));
      return dropForgotten(window.segments, clock.now() - HELD_MS);
    },
  };
}

function dropForgotten(segments: readonly StoredSegment[], before: number): readonly StoredSegment[] {
  const last = segments.findLastIndex(({ isKept, startedAt }) => !isKept && startedAt < before);
  return last === -1 ? segments : segments.slice(last + 1);
}
