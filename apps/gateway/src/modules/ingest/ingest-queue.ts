import { z } from 'zod';
import { defineQueue } from '../../platform/jobs/queue.ts';

/** Longest attempt in seconds: a film of the greatest length that is taken in, on a slow machine. */
const ATTEMPT_LIMIT = 24 * 60 * 60;

/** Films and PDFs that wait to be worked on; the id of a job is that of its import. */
export const ingestQueue = defineQueue({
  name: 'ingest',
  schema: z.object({ id: z.string() }),
  attemptLimit: ATTEMPT_LIMIT,
  retryDelay: 15,
});
