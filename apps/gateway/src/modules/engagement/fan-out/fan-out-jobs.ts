import { defineWorker, type Worker } from '../../../platform/jobs/worker.ts';
import { type FanOut, fanOutQueue } from './fan-out-service.ts';

/** Creates the worker that notifies followers of new content. */
export const createFanOutWorker = (fanOut: FanOut): Worker =>
  defineWorker({ queue: fanOutQueue, work: ({ resourceId }, { signal }) => fanOut(resourceId, signal) });
