import { z } from 'zod';
import { defineQueue } from '../../platform/jobs/queue.ts';

/** Archives that wait to be prepared (rules/data-export#states). */
export const dataExportQueue = defineQueue({
  name: 'data-exports',
  schema: z.object({ id: z.string() }),
  singleton: true,
  retries: 4,
  retryDelay: 30,
});
