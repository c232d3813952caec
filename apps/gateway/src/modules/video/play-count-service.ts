import { createHash } from 'node:crypto';
import type { AppContext } from '../../platform/app-context.ts';
import type { ContentService } from '../content/service.ts';
import { createPlayRepository } from './play-repository.ts';

/** Period in which the plays of a video by one browser count once, in ms. */
const PLAY_PERIOD_MS = 30 * 60 * 1000;

/** The time for which a playlist that was sent permits a play to be counted, in ms: as long as its links are valid. */
const START_VALIDITY_MS = 6 * 60 * 60 * 1000;

/** Outdated rows that one play deletes, which limits the table to the size of these periods. */
const CLEANUP_MAX = 20;

/** The counter of plays (rules/video#plays). */
export interface PlayCounter {
  /** Records that a browser was sent the playlist of a video, without which no play of it counts. */
  start(deviceId: string, videoId: string): Promise<void>;
  /** Counts a play by a browser, once per period and playlist; false where nothing was counted. */
  countPlay(deviceId: string, videoId: string): Promise<boolean>;
}

/** Creates the counter of plays. */
export function createPlayCounter(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  content: Pick<ContentService, 'addView'>,
): PlayCounter {
  const repository = createPlayRepository(db);
  const hashDevice = (deviceId: string) => createHash('sha256').update(deviceId).digest();
  const getPeriods = (now: number) => ({ startedSince: now - START_VALIDITY_MS, outdated: now - PLAY_PERIOD_MS });
  return {
    async start(deviceId, videoId) {
      const now = clock.now();
      await repository.recordStart({ browser: hashDevice(deviceId), videoId, startedAt: now });
      await repository.deleteOutdated(getPeriods(now), CLEANUP_MAX);
    },

    async countPlay(deviceId, videoId) {
      const now = clock.now();
      const row = { browser: hashDevice(deviceId), videoId, countedAt: now };
      return db.transaction(async (tx) => {
        if (!(await createPlayRepository(tx).recordCounted(row, getPeriods(now)))) return false;
        await content.addView(videoId, tx);
        return true;
      });
    },
  };
}
