import type { AppContext } from '../../../platform/app-context.ts';
import { defineWorker, type Worker } from '../../../platform/jobs/worker.ts';
import type { MessageDelivery } from '../delivery-service.ts';
import { DeliveryError } from '../providers/delivery-error.ts';
import { createDeliveryRepository, type DeliveryState } from './delivery-repository.ts';
import { createMessageCipher } from './message-encryption.ts';
import { codeQueue, noticeQueue } from './outbox-service.ts';

/** States of a delivery whose attempt may have reached the provider. */
const ATTEMPTED = ['sending', 'unknown', 'cancelled'] as const;

/** Makes one attempt to send a message; rejects where it should be retried. */
export type DeliverMessage = (id: string, attempt: { readonly isLast: boolean }) => Promise<void>;

/**
 * The attempt is recorded before the provider is called, so that a message is never sent twice: an attempt that was not
 * finished, by a kill for example, is recorded as unknown by the next one (rules/outbox#deliveries).
 */
export function createDeliverMessage(
  { db, clock, log, ...keys }: Pick<AppContext, 'db' | 'clock' | 'log' | 'keyFor' | 'previousKeyFor'>,
  sender: MessageDelivery,
): DeliverMessage {
  const deliveries = createDeliveryRepository(db);
  const cipher = createMessageCipher(keys);

  async function finish(id: string, state: DeliveryState, reason?: string, from: readonly DeliveryState[] = ATTEMPTED) {
    return deliveries.finish(id, { from, state, finishedAt: clock.now(), ...(reason !== undefined && { reason }) });
  }

  return async (id, { isLast }) => {
    const acquired = await deliveries.acquire(id);
    if (!acquired) {
      if (await finish(id, 'unknown', 'an attempt was interrupted', ['sending'])) {
        log.error({ delivery: id }, 'whether a message was sent is unknown');
      }
      return;
    }
    if (acquired.expiresAt <= clock.now()) {
      await finish(id, 'expired');
      log.error(
        { delivery: id, kind: acquired.kind, reason: acquired.reason },
        'a message was dropped after its useful life',
      );
      return;
    }
    const message = acquired.content && cipher.decrypt(id, acquired.content);
    if (!message) {
      await finish(id, 'refused', 'it was encrypted with another SECRET');
      return;
    }
    try {
      await finish(id, await sender.send(message));
    } catch (error) {
      const { unsent, permanent, message: reason } = toDeliveryError(error);
      if (!unsent) {
        await finish(id, 'unknown', reason);
        log.error({ err: error, delivery: id }, 'whether a message was sent is unknown');
      } else if (permanent || isLast) {
        await finish(id, 'refused', reason);
        log.error({ err: error, delivery: id }, 'a message was refused');
      } else if (await deliveries.release(id, reason)) throw error;
      else log.warn({ err: error, delivery: id }, 'a cancelled message was refused');
    }
  };
}

/** An internal error may have come after the provider accepted the message. */
function toDeliveryError(error: unknown): DeliveryError {
  return error instanceof DeliveryError ? error : new DeliveryError('the attempt failed', { unsent: false });
}

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
