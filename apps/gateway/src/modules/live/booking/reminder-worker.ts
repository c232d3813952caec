import { z } from 'zod';
import { defineQueue } from '../../../platform/jobs/queue.ts';
import { defineWorker, type Worker } from '../../../platform/jobs/worker.ts';

/** Looks for reminders that are due; of several gateways one at a time. */
export const liveReminderQueue = defineQueue({
  name: 'live-reminders',
  schema: z.object({}),
  singleton: true,
  // The next minute looks again.
  retries: 0,
});

/** Creates the worker that looks every minute (rules/live#reminders). */
export const createReminderWorker = (remind: (signal: AbortSignal) => Promise<void>): Worker =>
  defineWorker({ queue: liveReminderQueue, cron: '* * * * *', work: (_data, { signal }) => remind(signal) });
