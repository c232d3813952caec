import { z } from 'zod';
import { defineQueue } from '../../platform/jobs/queue.ts';

/** Time limit of an attempt in seconds: for a video of the greatest length that is accepted, on a slow machine. */
const ATTEMPT_LIMIT = 24 * 60 * 60;

/** The queue of videos and PDFs to import; the id of a job is that of its import. */
export const ingestQueue = defineQueue({
  name: 'ingest',
  schema: z.object({ id: z.string() }),
  attemptLimit: ATTEMPT_LIMIT,
  retryDelay: 15,
});
