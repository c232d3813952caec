import { TRANSCRIPT_SERIAL } from '@osteon/domain';
import { z } from 'zod';
import { defineQueue } from '../../../platform/jobs/queue.ts';

/** Queue of transcripts to be issued (rules/credit#transcript). */
export const transcriptQueue = defineQueue({
  name: 'transcripts',
  schema: z.object({ serial: z.string().regex(TRANSCRIPT_SERIAL) }),
  singleton: true,
  retries: 4,
  retryDelay: 30,
});
