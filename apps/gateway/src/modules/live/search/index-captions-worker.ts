import { z } from 'zod';
import { defineQueue } from '../../../platform/jobs/queue.ts';
import { defineWorker, type Worker } from '../../../platform/jobs/worker.ts';

/** Looks for captions that the search does not know yet; of several gateways one at a time. */
const liveCaptionQueue = defineQueue({
  name: 'live-captions',
  schema: z.object({}),
  singleton: true,
  // The next minute looks again.
  retries: 0,
});

/** Creates the worker that looks every minute (rules/live#search). */
export const createIndexCaptionsWorker = (index: (signal: AbortSignal) => Promise<void>): Worker =>
  defineWorker({ queue: liveCaptionQueue, cron: '* * * * *', work: (_data, { signal }) => index(signal) });
