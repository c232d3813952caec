import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { AppContext } from '../../platform/app-context.ts';
import type { ContentService } from '../content/service.ts';
import { play } from './tables.ts';

/** How long one browser's plays of one video count once, in ms. */
const ONE_PLAY_MS = 30 * 60 * 1000;

/** How many outdated rows one count takes along, so that the table stays as small as half an hour's plays. */
const SWEEP = 20;

/** Counts plays of videos (seed 001 §7, addBrowseRecord). */
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
        const counted = await trx
          .insert(play)
          .values(row)
          .onConflictDoUpdate({
            target: [play.browser, play.videoId],
            set: row,
            setWhere: lt(play.countedAt, outdated),
          })
          .returning({ videoId: play.videoId });
        if (counted.length === 0) return false;
        await content.addView(videoId, trx);
        await trx.execute(sql`
          delete from ${play} where (browser, video_id) in (
            select browser, video_id from ${play} where ${lt(play.countedAt, outdated)} limit ${SWEEP} for update skip locked)`);
        return true;
      });
    },
  };
}
