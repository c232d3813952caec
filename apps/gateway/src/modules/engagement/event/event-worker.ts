import { defineWorker, type Worker } from '../../../platform/jobs/worker.ts';
import { eventQueue } from './event-queue.ts';
import type { SettleEvent } from './settle-event-service.ts';

/** Creates the worker that turns events into messages of their receivers. */
export const createEventWorker = (settle: SettleEvent): Worker =>
  defineWorker({ queue: eventQueue, batch: 20, work: ({ id }) => settle(id) });
