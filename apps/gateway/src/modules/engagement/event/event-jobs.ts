import { deleteOlderThan, type Job } from '../../../platform/jobs/job.ts';
import { engagementEvent } from './tables.ts';

/** Days in which the same action is notified once (rules/message#events). */
const RETENTION_DAYS = 90;

/** Daily jobs that delete old events. */
export const eventJobs: readonly Job[] = [
  deleteOlderThan('engagement-events', engagementEvent, engagementEvent.recordedAt, RETENTION_DAYS),
];
