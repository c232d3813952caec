import { asc, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { analyticsCount, analyticsDay, analyticsEvent } from './tables.ts';

/** Start of a count's day, for its retention. */
export const countTimestamp = sql`${analyticsCount.day}::timestamptz`;

/** The key of an advert is its id, of a banner its link, which starts with a slash. */
const ad = sql`coalesce(detail->>'advertId', detail->>'adLink')`;

const subject = sql`case event
  when 'exposure' then concat(detail->>'content_type', '/', content_id)
  when 'click' then concat(detail->>'content_type', '/', content_id)
  when 'adShow' then ${ad}
  when 'adClick' then ${ad}
  when 'adClose' then ${ad}
  when 'browserError' then detail->>'message'
  when 'liveAction' then concat(detail->>'activityId', '/', detail->>'name')
  when 'liveAbnormal' then concat(detail->>'code', '/', content_id)
  else '' end`;

const value = sql`(detail->>'value')::numeric`;

/** A value rounded to two significant digits: 1834 ms becomes 1800, a layout shift of 0.0517 becomes 0.052. */
const twoDigits = sql`case when ${value} < 0.001 then '0'
  else trim_scale(round(${value}, 1 - floor(log(${value}))::int))::text end`;

/** Rolls up the events of days. */
export function createDailyRollupRepository(db: Database) {
  return {
    /** Time (ms) of the oldest event; null where there is none. */
    async findOldestEventTime(): Promise<number | null> {
      const [oldest] = await db
        .select({ at: analyticsEvent.at })
        .from(analyticsEvent)
        .orderBy(asc(analyticsEvent.at))
        .limit(1);
      return oldest?.at ?? null;
    },

    /** The rolled-up days, with the time (ms) of their last roll-up. */
    listRolledUpDays() {
      return db.select().from(analyticsDay);
    },

    /**
     * Replaces the counts of one day in Shanghai (yyyy-mm-dd). Idempotent; a concurrent roll-up of the same day waits.
     *
     * Metrics: each event by its name; each web vital by its name, with the value rounded to two digits as subject, so
     * that percentiles over many days can be computed; `visitor` and `customer` by day, `pageVisitor`,
     * `channelVisitor`.
     */
    async rollUpDay(day: string, now: number): Promise<void> {
      // The row of the day serves as a lock.
      await db
        .insert(analyticsDay)
        .values({ day, countedAt: now })
        .onConflictDoUpdate({ target: analyticsDay.day, set: { countedAt: now } });
      await db.execute(sql`delete from analytics_count where day = ${day}::date`);
      await db.execute(sql`
        with day_event as materialized (
          select * from analytics_event
          where at >= ${`${day}T00:00:00+08:00`}::timestamptz and at < ${`${day}T00:00:00+08:00`}::timestamptz + interval '1 day'
        )
        insert into analytics_count (day, metric, page, channel, subject, count, total)
        select ${day}::date, counted.* from (
          select event, page, channel, ${subject} as subject, count(*), coalesce(sum((detail->>'stay')::bigint), 0)
          from day_event where event <> 'webVital' group by 1, 2, 3, 4
          union all
          select detail->>'name', page, '', ${twoDigits}, count(*), 0
          from day_event where event = 'webVital' group by 1, 2, 4
          union all
          select 'visitor', '', '', '', count(distinct visitor), 0 from day_event
          union all
          select 'customer', '', '', '', count(distinct account_id), 0 from day_event
          union all
          select 'pageVisitor', page, '', '', count(distinct visitor), 0 from day_event group by page
          union all
          select 'channelVisitor', '', channel, '', count(distinct visitor), 0 from day_event group by channel
        ) as counted
      `);
    },
  };
}
