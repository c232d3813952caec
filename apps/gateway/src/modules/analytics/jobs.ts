import { deleteOlderThan, type Job } from '../../platform/jobs/job.ts';
import { countTimestamp } from './daily-rollup-repository.ts';
import { rollUpDueDay } from './daily-rollup-service.ts';
import { analyticsCount, analyticsEvent, analyticsStack } from './tables.ts';

/** Retention in days: raw events, and daily counts, which contain no identity (rules/retention#daily-jobs). */
const EVENT_RETENTION_DAYS = 90;
const COUNT_RETENTION_DAYS = 730;
/** A stack's last use is updated once a day, so that it outlives its events by one. */
const STACK_RETENTION_DAYS = EVENT_RETENTION_DAYS + 2;

/** Daily jobs: roll up days that are over, then delete old events and counts. */
export const analyticsJobs: readonly Job[] = [
  { name: 'analytics-roll-up', batch: rollUpDueDay },
  deleteOlderThan('analytics-events', analyticsEvent, analyticsEvent.at, EVENT_RETENTION_DAYS),
  deleteOlderThan('analytics-stacks', analyticsStack, analyticsStack.seenAt, STACK_RETENTION_DAYS),
  deleteOlderThan('analytics-counts', analyticsCount, countTimestamp, COUNT_RETENTION_DAYS),
];
