import { createHash } from 'node:crypto';
import type { AppContext } from '../../platform/app-context.ts';
import type { ContentService } from '../content/service.ts';
import { deleteOutdatedPlays, insertPlay } from './play-repository.ts';

/** How long one browser's plays of one video count once, in ms. */
const ONE_PLAY_MS = 30 * 60 * 1000;

/** Outdated rows that one count deletes, so that the table stays as small as half an hour's plays. */
const SWEEP = 20;

/** Counts plays of videos (rules/video#plays). */
export function createPlayCounter(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  content: Pick<ContentService, 'addView'>,
) {
  return {
    /** Counts a play by a browser, once in half an hour; false where it was counted already. */
    async countPlay(deviceId: string, videoId: string): Promise<boolean> {
      const now = clock.now();
      const outdated = now - ONE_PLAY_MS;
      const row = { browser: createHash('sha256').update(deviceId).digest(), videoId, countedAt: now };
      return db.transaction(async (trx) => {
        if (!(await insertPlay(trx, row, outdated))) return false;
        await content.addView(videoId, trx);
        await deleteOutdatedPlays(trx, outdated, SWEEP);
        return true;
      });
    },
  };
}
