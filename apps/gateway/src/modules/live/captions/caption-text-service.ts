import {
  type CaptionLanguage,
  getCaptionMinute,
  getMinuteRange,
  LIVE_REWIND_MS,
  placeCaptions,
  type RecordedStretch,
  writeWebVtt,
} from '@osteon/domain';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../../platform/app-context.ts';
import { createCaptionRepository } from './caption-repository.ts';

/** Age up to which what was read is used again, in ms: part of the delay that viewers see. */
const FRESH_MS = 300;

/** Minutes of channels that are kept in memory. */
const KEPT_MAX = 200;

interface Minute {
  readonly text: Promise<string>;
  readonly readAt: number;
}

/** The captions of channels as WebVTT. */
export type CaptionTexts = ReturnType<typeof createCaptionTexts>;

/** Creates it; many viewers of a running event share one read. */
export function createCaptionTexts({ db, clock }: Pick<AppContext, 'db' | 'clock'>) {
  const repository = createCaptionRepository(db);
  const minutes = new LRUCache<string, Minute>({ max: KEPT_MAX });

  async function read(channelId: string, language: CaptionLanguage, minute: number): Promise<string> {
    const rows = await repository.listBegun(channelId, language, getMinuteRange(minute));
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
     * The captions of a running channel that begin in a minute, in the seconds since 1970; null for a minute that cannot be
     * gone back to (rules/live#caption-files).
     */
    async findMinute(channelId: string, language: CaptionLanguage, minute: number): Promise<string | null> {
      const now = clock.now();
      if (minute < getCaptionMinute(now - LIVE_REWIND_MS) - 1 || minute > getCaptionMinute(now) + 1) return null;
      const key = `${language} ${minute} ${channelId}`;
      const known = minutes.get(key);
      if (known && now - known.readAt <= FRESH_MS) return known.text;
      const text = read(channelId, language, minute);
      minutes.set(key, { text, readAt: now });
      text.catch(() => minutes.delete(key));
      return text;
    },

    /** The captions of a replay, as corrected, as far as a viewer may watch it; null is no limit. */
    async composeReplay(
      channelId: string,
      language: CaptionLanguage,
      {
        stretches,
        limitSeconds,
      }: { readonly stretches: readonly RecordedStretch[]; readonly limitSeconds: number | null },
    ): Promise<string> {
      const placed = placeCaptions(await repository.listAll(channelId, language), stretches);
      const limit = limitSeconds ?? Number.POSITIVE_INFINITY;
      return writeWebVtt(
        placed
          .filter(({ startSeconds }) => startSeconds < limit)
          .map(({ captionId, startSeconds, endSeconds, text }) => ({ id: captionId, startSeconds, endSeconds, text })),
      );
    },
  };
}
