import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { play } from './tables.ts';

/** Stores a play unless the browser has one of this video that is younger than `outdated` (ms); returns whether it did. */
export async function insertPlay(trx: Database, row: typeof play.$inferInsert, outdated: number): Promise<boolean> {
  const counted = await trx
    .insert(play)
    .values(row)
    .onConflictDoUpdate({
      target: [play.browser, play.videoId],
      set: row,
      setWhere: lt(play.countedAt, outdated),
    })
    .returning({ videoId: play.videoId });
  return counted.length > 0;
}

/** Deletes at most `limit` plays that were counted before `outdated` (ms); rows that another transaction holds are skipped. */
export async function deleteOutdatedPlays(trx: Database, outdated: number, limit: number): Promise<void> {
  await trx.execute(sql`
    delete from ${play} where (browser, video_id) in (
      select browser, video_id from ${play} where ${lt(play.countedAt, outdated)} limit ${limit} for update skip locked)`);
}
