import { defineWorker, type Worker } from '../../../platform/jobs/worker.ts';
import { eventQueue } from './event-queue.ts';
import type { PublishEvent } from './publish-event-service.ts';

/** Creates the worker that turns events into messages of their receivers. */
export const createEventWorker = (publishEvent: PublishEvent): Worker =>
  defineWorker({ queue: eventQueue, batch: 20, work: ({ id }) => publishEvent(id) });
