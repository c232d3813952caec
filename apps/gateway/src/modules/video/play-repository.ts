import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { play } from './tables.ts';

/** Records a counted play; false where one was counted after `outdated` (ms). */
export async function recordPlay(tx: Database, row: typeof play.$inferInsert, outdated: number): Promise<boolean> {
  const recorded = await tx
    .insert(play)
    .values(row)
    .onConflictDoUpdate({
      target: [play.browser, play.videoId],
      set: row,
      setWhere: lt(play.countedAt, outdated),
    })
    .returning({ videoId: play.videoId });
  return recorded.length > 0;
}

/** Deletes some plays that were counted before `outdated` (ms); skips locked rows. */
export async function deleteOutdatedPlays(tx: Database, outdated: number, limit: number): Promise<void> {
  await tx.execute(sql`
    delete from ${play} where (browser, video_id) in (
      select browser, video_id from ${play} where ${lt(play.countedAt, outdated)} limit ${limit} for update skip locked)`);
}
