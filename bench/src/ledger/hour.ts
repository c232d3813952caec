import { drizzle } from 'drizzle-orm/postgres-js';
import type { Sql } from 'postgres';
import { watchJobs } from '../../../apps/gateway/src/modules/video/watch/watch-jobs.ts';
import { CASING } from '../../../apps/gateway/src/platform/database/connect.ts';
import { type Doctor, openSession, reportRange } from './play.ts';

const HOUR = 3600;
const STEP = 10;
/** The time after which the doctor leaves and comes back, and after which a part is skipped, in seconds. */
const SESSION = 1200;
const SKIP = 300;
/** Length of the short videos, in seconds. */
const MINUTE = 60;

/** A doctor's calls, its account and the database. */
export interface Viewer {
  readonly sql: Sql;
  readonly doctor: Doctor;
  readonly accountId: string;
}

/**
 * Watches a video of an hour as a doctor does, in three sessions and with parts left out and made up for at the end;
 * returns how many rows the ledger then has for it. The hour passes by setting the ledger's times back.
 */
export async function countRowsOfHour(viewer: Viewer, videoId: string): Promise<number> {
  await setLength(viewer.sql, [videoId], HOUR);
  const all = Array.from({ length: HOUR / STEP }, (_, index) => index * STEP);
  const skipped = all.filter((second) => second % SKIP === 0);
  const order = [...all.filter((second) => second % SKIP !== 0), ...skipped];
  let nonce = '';
  let seen = 0;
  for (const [index, from] of order.entries()) {
    if (index % (SESSION / STEP) === 0) nonce = await openSession(viewer.doctor, videoId);
    seen = await watchStep(viewer, nonce, from);
  }
  if (seen < HOUR) throw new Error(`of an hour ${seen} seconds were counted`);
  return countRows(viewer);
}

/** The number of rows of an hour of videos of a minute, on that day and once they are archived. */
export interface RowsOfShortVideos {
  readonly onTheDay: number;
  readonly archived: number;
}

/**
 * Watches sixty videos of a minute one after another, and lets the days pass after which the daily jobs archive them;
 * fails where the compaction has changed what was seen.
 */
export async function countRowsOfShortVideos(viewer: Viewer): Promise<RowsOfShortVideos> {
  const { sql, doctor, accountId } = viewer;
  const videos = await sql<{ id: string }[]>`
    select id from resource where type = 1 and id in (select video_id from video_media where replaced_at is null)
    order by id limit ${HOUR / MINUTE}`;
  if (videos.length < HOUR / MINUTE) throw new Error(`the sample has only ${videos.length} films`);
  const ids = videos.map(({ id }) => id);
  await setLength(sql, ids, MINUTE);
  for (const id of ids) {
    const nonce = await openSession(doctor, id);
    for (let from = 0; from < MINUTE; from += STEP) await watchStep(viewer, nonce, from);
  }
  const onTheDay = await countRows(viewer);
  const seen = await listSeen(viewer);
  await sql`update watch_session set opened_at = opened_at - interval '3 days' where account_id = ${accountId}`;
  const db = drizzle(sql, { casing: CASING });
  for (const job of watchJobs) while (await db.transaction((tx) => job.batch(tx, Date.now())));
  if ((await listSeen(viewer)) !== seen) throw new Error('folding has changed what was seen');
  return { onTheDay, archived: await countRows(viewer) };
}

async function setLength(sql: Sql, videoIds: readonly string[], seconds: number): Promise<void> {
  await sql`
    update video_media set media = media || jsonb_build_object('seconds', ${seconds}::int)
    where video_id = any(${[...videoIds]}) and replaced_at is null`;
}

/** Watches ten seconds from a second on; returns how many of the video were seen so far. */
async function watchStep({ sql, doctor, accountId }: Viewer, nonce: string, from: number): Promise<number> {
  await sql`
    update watch_budget set last_report_at = last_report_at - ${STEP} * interval '1 second',
      accounted_until = accounted_until - ${STEP} * interval '1 second'
    where account_id = ${accountId}`;
  await sql`
    update watch_session set opened_at = opened_at - ${STEP} * interval '1 second' where account_id = ${accountId}`;
  return reportRange(doctor, nonce, { from, to: from + STEP });
}

async function countRows({ sql, accountId }: Viewer): Promise<number> {
  const [rows] = await sql<{ count: number }[]>`
    select (select count(*) from watched_video where account_id = ${accountId})::int
      + (select count(*) from watched_video_archive where account_id = ${accountId})::int
      + (select count(*) from watch_session where account_id = ${accountId})::int
      + (select count(*) from watch_budget where account_id = ${accountId})::int as count`;
  return rows?.count ?? Number.NaN;
}

/** All rows of the ledger of the account's videos. */
async function listSeen({ sql, accountId }: Viewer): Promise<string> {
  const rows = await sql`select * from watched_video_all where account_id = ${accountId} order by video_id`;
  return JSON.stringify(rows);
}
