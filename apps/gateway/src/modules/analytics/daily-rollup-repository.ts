import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { analyticsDay } from './tables.ts';

/**
 * Counts the events of one day of Shanghai (yyyy-mm-dd) anew, in the transaction given; whoever counts the same day
 * meanwhile waits. Done twice it comes to the same.
 *
 * Metrics: every event by its name; the web vitals by theirs, with the value to two digits as subject, so that
 * percentiles of many days can be read; `visitor` and `customer` for the whole day, `pageVisitor` and `channelVisitor`.
 */
export async function rollUpDay(tx: Database, day: string, now: number): Promise<void> {
  // The row of the day is the lock.
  await tx
    .insert(analyticsDay)
    .values({ day, countedAt: now })
    .onConflictDoUpdate({ target: analyticsDay.day, set: { countedAt: now } });
  await tx.execute(sql`delete from analytics_count where day = ${day}::date`);
  await tx.execute(sql`
    with happened as materialized (
      select * from analytics_event
      where at >= ${`${day}T00:00:00+08:00`}::timestamptz and at < ${`${day}T00:00:00+08:00`}::timestamptz + interval '1 day'
    )
    insert into analytics_count (day, metric, page, channel, subject, count, total)
    select ${day}::date, counted.* from (
      select event, page, channel, ${subject} as subject, count(*), coalesce(sum((detail->>'stay')::bigint), 0)
      from happened where event <> 'webVital' group by 1, 2, 3, 4
      union all
      select detail->>'name', page, '', ${twoDigits}, count(*), 0
      from happened where event = 'webVital' group by 1, 2, 4
      union all
      select 'visitor', '', '', '', count(distinct visitor), 0 from happened
      union all
      select 'customer', '', '', '', count(distinct account_id), 0 from happened
      union all
      select 'pageVisitor', page, '', '', count(distinct visitor), 0 from happened group by page
      union all
      select 'channelVisitor', '', channel, '', count(distinct visitor), 0 from happened group by channel
    ) as counted
  `);
}

const subject = sql`case event
  when 'exposure' then concat(detail->>'content_type', '/', content_id)
  when 'click' then concat(detail->>'content_type', '/', content_id)
  when 'adShow' then detail->>'adLink'
  when 'adClick' then detail->>'adLink'
  when 'browserError' then detail->>'message'
  else '' end`;

const value = sql`(detail->>'value')::numeric`;

/** A value to two digits: 1834 ms becomes 1800, a layout shift of 0.0517 becomes 0.052. */
const twoDigits = sql`case when ${value} < 0.001 then '0'
  else trim_scale(round(${value}, 1 - floor(log(${value}))::int))::text end`;
