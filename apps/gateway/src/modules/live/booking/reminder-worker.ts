import { z } from 'zod';
import { defineQueue } from '../../../platform/jobs/queue.ts';
import { defineWorker, type Worker } from '../../../platform/jobs/worker.ts';

/** Queue of the job that sends due reminders; among several gateways it runs once at a time. */
export const liveReminderQueue = defineQueue({
  name: 'live-reminders',
  schema: z.object({}),
  singleton: true,
  // The next run, a minute later, is the retry.
  retries: 0,
});

/** Creates the worker that polls for due reminders every minute (rules/live-booking#reminders). */
export const createReminderWorker = (remind: (signal: AbortSignal) => Promise<void>): Worker =>
  defineWorker({ queue: liveReminderQueue, cron: '* * * * *', work: (_data, { signal }) => remind(signal) });
