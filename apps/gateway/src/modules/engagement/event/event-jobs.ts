import { deleteOlderThan, type Job } from '../../../platform/jobs/job.ts';
import { engagementEvent } from './tables.ts';

/** How long the same deed is told once, in days (rules/message#events). */
const RETENTION_DAYS = 90;

/** Daily jobs that delete old events. */
export const eventJobs: readonly Job[] = [
  deleteOlderThan('engagement-events', engagementEvent, engagementEvent.recordedAt, RETENTION_DAYS),
];
