import { createHash } from 'node:crypto';
import type { AppContext } from '../../platform/app-context.ts';
import type { ContentService } from '../content/service.ts';
import { deleteOutdatedPlays, recordPlay } from './play-repository.ts';

/** Period in which the plays of a video by one browser count once, in ms. */
const PLAY_PERIOD_MS = 30 * 60 * 1000;

/** Outdated rows that one count deletes, which keeps the table at the size of one period. */
const CLEANUP_MAX = 20;

/** Creates the counter of plays (rules/video#plays). */
export function createPlayCounter(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  content: Pick<ContentService, 'addView'>,
) {
  return {
    /** Counts a play by a browser, once per period; false where it was counted already. */
    async countPlay(deviceId: string, videoId: string): Promise<boolean> {
      const now = clock.now();
      const outdated = now - PLAY_PERIOD_MS;
      const browser = createHash('sha256').update(deviceId).digest();
      return db.transaction(async (tx) => {
        if (!(await recordPlay(tx, { browser, videoId, countedAt: now }, outdated))) return false;
        await content.addView(videoId, tx);
        await deleteOutdatedPlays(tx, outdated, CLEANUP_MAX);
        return true;
      });
    },
  };
}
