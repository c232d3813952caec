import type { Sql } from 'postgres';
import { type Doctor, openSession, reportStretch } from './play.ts';

const HOUR = 3600;
const STEP = 10;
/** How often the doctor leaves and comes back, and how often a part is skipped, in seconds. */
const SESSION = 1200;
const SKIP = 300;

/**
 * Watches a film of an hour as a doctor does, in three sessions and with parts left out and made up for at the end; returns
 * how many rows the ledger then has for it. The hour passes by setting the ledger's moments back.
 */
export async function countRowsOfHour(sql: Sql, doctor: Doctor, accountId: string, filmId: string): Promise<number> {
  await sql`
    update video_media set media = media || '{"seconds": 3600}' where video_id = ${filmId} and replaced_at is null`;
  const all = Array.from({ length: HOUR / STEP }, (_, index) => index * STEP);
  const skipped = all.filter((second) => second % SKIP === 0);
  const order = [...all.filter((second) => second % SKIP !== 0), ...skipped];
  let nonce = '';
  let seen = 0;
  for (const [index, from] of order.entries()) {
    if (index % (SESSION / STEP) === 0) nonce = await openSession(doctor, filmId);
    await passTime(sql, accountId);
    seen = await reportStretch(doctor, nonce, { from, to: from + STEP });
  }
  if (seen < HOUR) throw new Error(`of an hour ${seen} seconds were counted`);
  const [rows] = await sql<{ count: number }[]>`
    select (select count(*) from watched_film where account_id = ${accountId})::int
      + (select count(*) from watch_session where account_id = ${accountId})::int
      + (select count(*) from watch_clock where account_id = ${accountId})::int as count`;
  return rows?.count ?? Number.NaN;
}

async function passTime(sql: Sql, accountId: string): Promise<void> {
  await sql`
    update watch_clock set heard_at = heard_at - ${STEP} * interval '1 second',
      spent_until = spent_until - ${STEP} * interval '1 second'
    where account_id = ${accountId}`;
  await sql`
    update watch_session set opened_at = opened_at - ${STEP} * interval '1 second' where account_id = ${accountId}`;
}
