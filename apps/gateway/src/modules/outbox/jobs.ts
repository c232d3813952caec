import { deleteOlderThan, type Job } from '../../platform/jobs/job.ts';
import { delivery, outboxMessage } from './tables.ts';

/** Retention of stored messages and of deliveries, in days (rules/outbox#retention). */
const RETENTION_DAYS = 7;

/** Daily jobs that delete old messages and deliveries. */
export const outboxJobs: readonly Job[] = [
  deleteOlderThan('outbox-messages', outboxMessage, outboxMessage.sentAt, RETENTION_DAYS),
  deleteOlderThan('deliveries', delivery, delivery.createdAt, RETENTION_DAYS),
];
