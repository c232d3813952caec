import { sql } from 'drizzle-orm';
import { deleteOlderThan, type Job } from '../../platform/jobs/job.ts';
import { rollUpDueDay } from './daily-rollup-service.ts';
import { analyticsCount, analyticsEvent } from './tables.ts';

/** Raw events are kept 90 days (spec-decision 11j), counts, which tell of nobody, for two years. */
const RAW_DAYS = 90;
const COUNT_DAYS = 730;

/** Counts each day once it is over, and once more when no event of it can come any more; then removes what is old. */
export const analyticsJobs: readonly Job[] = [
  { name: 'analytics-roll-up', batch: rollUpDueDay },
  deleteOlderThan('analytics-events', analyticsEvent, analyticsEvent.at, RAW_DAYS),
  deleteOlderThan('analytics-counts', analyticsCount, sql`${analyticsCount.day}::timestamptz`, COUNT_DAYS),
];
