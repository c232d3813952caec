import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../platform/database/connect.ts';

const browserError = z.object({
  message: z.string(),
  /** Frames in built files, one per line; empty where the browser reported none. */
  stack: z.string(),
  count: z.coerce.number(),
  /** Kind, page and time (ms) of its latest report. */
  kind: z.string(),
  page: z.string(),
  lastAt: z.coerce.number(),
});

/** Reads the errors that browsers reported. */
export function createBrowserErrorRepository(db: Database) {
  return {
    /** Errors that browsers reported since a timestamp (ms), each message and stack once, most frequent first. */
    async list(since: number, limit: number) {
      const rows = await db.execute(sql`
        select detail->>'message' as message, coalesce(stored.stack, detail->>'stack', '') as stack, count(*) as count,
          (array_agg(detail->>'kind' order by at desc))[1] as kind, (array_agg(page order by at desc))[1] as page,
          extract(epoch from max(at)) * 1000 as "lastAt"
        from analytics_event left join analytics_stack as stored on stored.hash = decode(detail->>'stackHash', 'hex')
        where event = 'browserError' and at >= ${new Date(since).toISOString()}::timestamptz
        group by 1, 2 order by count desc, "lastAt" desc limit ${limit}
      `);
      return browserError.array().parse(rows);
    },
  };
}
