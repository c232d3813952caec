import { deleteOlderThan, type Job } from '../../../platform/jobs/job.ts';
import { defineWorker, type Worker } from '../../../platform/jobs/worker.ts';
import { eventQueue } from './event-service.ts';
import type { PublishEvent } from './publish-event-service.ts';
import { engagementEvent } from './tables.ts';

/** Days in which the same action is notified once (rules/message#events). */
const RETENTION_DAYS = 90;

/** Daily jobs that delete old events. */
export const eventJobs: readonly Job[] = [
  deleteOlderThan('engagement-events', engagementEvent, engagementEvent.recordedAt, RETENTION_DAYS),
];

/** Creates the worker that turns events into messages of their receivers. */
export const createEventWorker = (publishEvent: PublishEvent): Worker =>
  defineWorker({ queue: eventQueue, batch: 20, work: ({ id }) => publishEvent(id) });
