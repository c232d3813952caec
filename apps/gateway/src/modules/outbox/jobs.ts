import { deleteOlderThan, type Job } from '../../platform/jobs/job.ts';
import { outboxMessage } from './tables.ts';

/** Retention of stored messages, in days (rules/outbox#retention). */
const RETENTION_DAYS = 7;

/** Daily job that deletes old messages. */
export const outboxJobs: readonly Job[] = [
  deleteOlderThan('outbox-messages', outboxMessage, outboxMessage.sentAt, RETENTION_DAYS),
];
