import {
  type CaptionLanguage,
  getCaptionMinute,
  getMinuteRange,
  LIVE_REWIND_MS,
  mapCaptionsToReplay,
  type RecordedRange,
  writeWebVtt,
} from '@osteon/domain';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../../platform/app-context.ts';
import { createCaptionRepository } from './caption-repository.ts';

/** Age up to which a read is served from the cache, in ms: part of the delay for viewers. */
const CACHE_MS = 300;

/** Maximum number of minutes of channels in the cache. */
const CACHED_MAX = 200;

interface Minute {
  readonly text: Promise<string>;
  readonly readAt: number;
}

/** Creates the captions of channels as WebVTT, as a cache; many viewers of a running event share one read. */
export function createCaptionTexts({ db, clock }: Pick<AppContext, 'db' | 'clock'>) {
  const repository = createCaptionRepository(db);
  const minutes = new LRUCache<string, Minute>({ max: CACHED_MAX });

  async function read(channelId: string, language: CaptionLanguage, minute: number): Promise<string> {
    const rows = await repository.listByStart(channelId, language, getMinuteRange(minute));
    return writeWebVtt(
      rows.map(({ captionId, startAt, endAt, text }) => ({
        id: captionId,
        startSeconds: startAt / 1000,
        endSeconds: endAt / 1000,
        text,
      })),
    );
  }

  return {
    /**
     * The captions of a running channel that start in a minute, in seconds since 1970; null for a minute that is
     * outside the rewind window (rules/room-captions#caption-files).
     */
    async findMinute(channelId: string, language: CaptionLanguage, minute: number): Promise<string | null> {
      const now = clock.now();
      if (minute < getCaptionMinute(now - LIVE_REWIND_MS) - 1 || minute > getCaptionMinute(now) + 1) return null;
      const key = `${language} ${minute} ${channelId}`;
      const cached = minutes.get(key);
      if (cached && now - cached.readAt <= CACHE_MS) return cached.text;
      const text = read(channelId, language, minute);
      minutes.set(key, { text, readAt: now });
      text.catch(() => minutes.delete(key));
      return text;
    },

    /** The captions of a replay, as corrected, up to the limit that a viewer may watch; null is no limit. */
    async composeReplay(
      channelId: string,
      language: CaptionLanguage,
      { ranges, limitSeconds }: { readonly ranges: readonly RecordedRange[]; readonly limitSeconds: number | null },
    ): Promise<string> {
      const mapped = mapCaptionsToReplay(await repository.listAll(channelId, language), ranges);
      const limit = limitSeconds ?? Number.POSITIVE_INFINITY;
      return writeWebVtt(
        mapped
          .filter(({ startSeconds }) => startSeconds < limit)
          .map(({ captionId, startSeconds, endSeconds, text }) => ({ id: captionId, startSeconds, endSeconds, text })),
      );
    },
  };
}
