import { z } from 'zod';
import { defineQueue } from '../../../platform/jobs/queue.ts';

const schema = z.object({ id: z.uuid() });

/** Codes, apart from notices, so that they never wait for them; retried within their life of ten minutes. */
export const codeQueue = defineQueue({
  name: 'codes',
  schema,
  retries: 16,
  retryDelay: 1,
  retryDelayMax: 60,
  attemptLimit: 60,
});

/** Notices; retried within their life of six hours. */
export const noticeQueue = defineQueue({ name: 'notices', schema, retries: 50, attemptLimit: 60 });
