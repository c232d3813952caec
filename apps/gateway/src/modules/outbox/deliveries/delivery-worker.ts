import { z } from 'zod';
import { defineQueue } from '../../../platform/jobs/queue.ts';
import { defineWorker, type Worker } from '../../../platform/jobs/worker.ts';
import type { DeliverMessage } from './deliver-message-service.ts';

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

/** Creates the workers that send codes and notices. */
export function createDeliveryWorkers(deliver: DeliverMessage): readonly Worker[] {
  const work = ({ id }: { id: string }, { isLastAttempt }: { isLastAttempt: boolean }) =>
    deliver(id, { isLast: isLastAttempt });
  return [
    // A provider with a slow response to one code holds up no other.
    defineWorker({ queue: codeQueue, concurrency: 4, batch: 5, poll: 1, work }),
    defineWorker({ queue: noticeQueue, concurrency: 2, batch: 5, work }),
  ];
}
