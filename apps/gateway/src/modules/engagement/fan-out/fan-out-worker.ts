import { defineWorker, type Worker } from '../../../platform/jobs/worker.ts';
import { fanOutQueue } from './fan-out-queue.ts';
import type { FanOut } from './fan-out-service.ts';

/** Creates the worker that notifies followers of new content. */
export const createFanOutWorker = (fanOut: FanOut): Worker =>
  defineWorker({ queue: fanOutQueue, work: ({ resourceId }, { signal }) => fanOut(resourceId, signal) });
