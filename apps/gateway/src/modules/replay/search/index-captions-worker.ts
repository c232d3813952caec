import { z } from 'zod';
import { defineQueue } from '../../../platform/jobs/queue.ts';
import { defineWorker, type Worker } from '../../../platform/jobs/worker.ts';

/** Queue of the job that indexes changed captions for the search; among several gateways it runs once at a time. */
const liveCaptionQueue = defineQueue({
  name: 'live-captions',
  schema: z.object({}),
  singleton: true,
  // The next run, a minute later, is the retry.
  retries: 0,
});

/** Creates the worker that polls for changed captions every minute (rules/live#search). */
export const createIndexCaptionsWorker = (index: (signal: AbortSignal) => Promise<void>): Worker =>
  defineWorker({ queue: liveCaptionQueue, cron: '* * * * *', work: (_data, { signal }) => index(signal) });
