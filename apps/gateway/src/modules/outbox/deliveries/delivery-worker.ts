import { defineWorker, type Worker } from '../../../platform/jobs/worker.ts';
import type { DeliverMessage } from './deliver-message-service.ts';
import { codeQueue, noticeQueue } from './delivery-queues.ts';

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
