import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../platform/database/connect.ts';

/** A range of days in Shanghai (yyyy-mm-dd), both ends included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const count = z.coerce.number();
const p75 = z.coerce.number().nullable();

const dayRow = z.object({
  day: z.string(),
  views: count,
  visitors: count,
  customers: count,
  stayMs: count,
  exposures: count,
  clicks: count,
  logins: count,
  errors: count,
});
const pageRow = z.object({
  page: z.string(),
  views: count,
  visitors: count,
  stayMs: count,
  lcp: p75,
  inp: p75,
  cls: p75,
});
const channelRow = z.object({ channel: z.string(), views: count, visitors: count, exposures: count, clicks: count });
const impressionRow = z.object({ subject: z.string(), exposures: count, clicks: count, closes: count });
const liveActionRow = z.object({ activityId: z.string(), name: z.string(), count });
const liveFailureRow = z.object({ code: z.string(), activityId: z.string(), count });
const errorRow = z.object({ message: z.string(), page: z.string(), count });

const inRange = ({ from, to }: DayRange) => sql`day between ${from}::date and ${to}::date`;

/** The sum of a metric's counts; 0 where there are none. */
const sum = (metric: string) => sql`coalesce(sum(count) filter (where metric = ${metric}), 0)`;

const stay = sql`coalesce(sum(total) filter (where metric = 'pageStay'), 0)`;

const IMPRESSIONS = {
  card: { shown: 'exposure', clicked: 'click', closed: '', subject: sql`true` },
  banner: { shown: 'adShow', clicked: 'adClick', closed: '', subject: sql`subject like '/%'` },
  advert: { shown: 'adShow', clicked: 'adClick', closed: 'adClose', subject: sql`subject not like '/%'` },
} as const;

/** Reads the counts of rolled-up days. */
export function createStatsRepository(db: Database) {
  return {
    /** Totals by day. */
    async listDays(range: DayRange) {
      const rows = await db.execute(sql`
        select day::text, ${sum('pageView')} as views, ${sum('visitor')} as visitors, ${sum('customer')} as customers,
          ${stay} as "stayMs", ${sum('exposure')} as exposures, ${sum('click')} as clicks, ${sum('SignUp')} as logins,
          ${sum('browserError')} as errors
        from analytics_count where ${inRange(range)} group by day order by day
      `);
      return dayRow.array().parse(rows);
    },

    /** Pages by views, with the 75th percentile of their web vitals; a visitor counts once per day. */
    async listPages(range: DayRange, limit: number) {
      const rows = await db.execute(sql`
        with page as (
          select page, ${sum('pageView')} as views, ${sum('pageVisitor')} as visitors, ${stay} as stay_ms from analytics_count
          where ${inRange(range)} and metric in ('pageView', 'pageVisitor', 'pageStay') group by page
        ),
        measured as (
          select page, metric, subject::numeric as value,
            sum(sum(count)) over (partition by page, metric order by subject::numeric) as up_to,
            sum(sum(count)) over (partition by page, metric) as of_all
          from analytics_count where ${inRange(range)} and metric in ('LCP', 'INP', 'CLS') group by 1, 2, 3
        ),
        p75 as (
          select page, metric, min(value) as value from measured where up_to >= 0.75 * of_all group by 1, 2
        )
        select page.page, views, visitors, stay_ms as "stayMs",
          (select value from p75 where p75.page = page.page and metric = 'LCP') as lcp,
          (select value from p75 where p75.page = page.page and metric = 'INP') as inp,
          (select value from p75 where p75.page = page.page and metric = 'CLS') as cls
        from page order by views desc, page.page limit ${limit}
      `);
      return pageRow.array().parse(rows);
    },

    /** Channels by views; a visitor counts once per day. */
    async listChannels(range: DayRange, limit: number) {
      const rows = await db.execute(sql`
        select channel, ${sum('pageView')} as views, ${sum('channelVisitor')} as visitors, ${sum('exposure')} as exposures,
          ${sum('click')} as clicks
        from analytics_count where ${inRange(range)} and metric in ('pageView', 'channelVisitor', 'exposure', 'click')
        group by channel order by views desc, channel limit ${limit}
      `);
      return channelRow.array().parse(rows);
    },

    /**
     * Impressions and clicks of cards (as `type/id`), banners (by link) or adverts (by id, with the number of
     * closings), most impressions first.
     */
    async listImpressions(range: DayRange, kind: keyof typeof IMPRESSIONS, limit: number) {
      const { shown, clicked, closed, subject } = IMPRESSIONS[kind];
      const rows = await db.execute(sql`
        select subject, ${sum(shown)} as exposures, ${sum(clicked)} as clicks, ${sum(closed)} as closes
        from analytics_count where ${inRange(range)} and metric in (${shown}, ${clicked}, ${closed}) and ${subject}
        group by subject order by exposures desc, clicks desc, subject limit ${limit}
      `);
      return impressionRow.array().parse(rows);
    },

    /** Errors of browsers, most frequent first. */
    async listErrors(range: DayRange, limit: number) {
      const rows = await db.execute(sql`
        select subject as message, page, sum(count) as count
        from analytics_count where ${inRange(range)} and metric = 'browserError'
        group by subject, page order by count desc, subject limit ${limit}
      `);
      return errorRow.array().parse(rows);
    },

    /** Actions of viewers in live events, by event and action, most frequent first (rules/analytics#live-actions). */
    async listLiveActions(range: DayRange, limit: number) {
      const rows = await db.execute(sql`
        select split_part(subject, '/', 1) as "activityId", split_part(subject, '/', 2) as name, sum(count) as count
        from analytics_count where ${inRange(range)} and metric = 'liveAction'
        group by 1, 2 order by count desc, 1, 2 limit ${limit}
      `);
      return liveActionRow.array().parse(rows);
    },

    /** Live events whose details could not be loaded, by the code of the response, most frequent first. */
    async listLiveFailures(range: DayRange, limit: number) {
      const rows = await db.execute(sql`
        select split_part(subject, '/', 1) as code, split_part(subject, '/', 2) as "activityId", sum(count) as count
        from analytics_count where ${inRange(range)} and metric = 'liveAbnormal'
        group by 1, 2 order by count desc, 1, 2 limit ${limit}
      `);
      return liveFailureRow.array().parse(rows);
    },
  };
}
