import { deleteOlderThan, type Job } from '../../../platform/jobs/job.ts';
import { eventSentAt, message } from '../tables.ts';

/** Retention of messages of events, in days (rules/message#posting). */
const RETENTION_DAYS = 365;

/** Daily jobs that delete old messages of events. */
export const eventMessageJobs: readonly Job[] = [
  deleteOlderThan('event-messages', message, eventSentAt, RETENTION_DAYS),
];
