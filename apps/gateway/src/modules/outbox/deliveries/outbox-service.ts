import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { CODE_LIFETIME_SECONDS } from '@osteon/domain';
import { z } from 'zod';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { defineQueue } from '../../../platform/jobs/queue.ts';
import type { Message } from '../message-sender.ts';
import { createDeliveryRepository, type DeliveryState } from './delivery-repository.ts';
import { createMessageCipher } from './message-encryption.ts';

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

/** The time after which a notice is of no use, in milliseconds. */
const NOTICE_TTL_MS = 6 * 60 * 60 * 1000;

/** Pauses between two polls of a delivery, in milliseconds. */
const POLL_MS = { first: 8, longest: 100, growth: 1.4 };

/**
 * Transactional outbox: SMS and mail that are stored in the transaction of the change that they report
 * (rules/outbox#deliveries).
 */
export interface Outbox {
  /** Queues a message once per key; returns its id. It is sent after the commit, by any gateway with workers. */
  enqueue(tx: Database, message: Message, key: string): Promise<string>;
  /**
   * Waits until a committed message was sent or abandoned. One that is still pending after `limitMs` is cancelled: no
   * further attempt is made.
   */
  waitForOutcome(id: string, limitMs: number): Promise<DeliveryState | null>;
}

/** Creates the outbox; `content` is encrypted, as it may hold a code. */
export function createOutboxService({
  db,
  clock,
  jobs,
  ...keys
}: Pick<AppContext, 'db' | 'clock' | 'jobs' | 'keyFor' | 'previousKeyFor'>): Outbox {
  const deliveries = createDeliveryRepository(db);
  const cipher = createMessageCipher(keys);
  const isPending = (state: DeliveryState | null) => state === 'queued' || state === 'sending';

  return {
    async enqueue(tx, message, key) {
      const id = randomUUID();
      const { kind, account } = message;
      const now = clock.now();
      const isCode = 'code' in message;
      const stored = await createDeliveryRepository(tx).insert({
        id,
        key,
        kind,
        account,
        content: cipher.encrypt(id, message),
        createdAt: now,
        expiresAt: now + (isCode ? CODE_LIFETIME_SECONDS * 1000 : NOTICE_TTL_MS),
      });
      if (stored === id) await jobs.send(tx, isCode ? codeQueue : noticeQueue, { id }, { id });
      return stored;
    },

    async waitForOutcome(id, limitMs) {
      const deadline = performance.now() + limitMs;
      for (
        let pauseMs = POLL_MS.first;
        performance.now() < deadline;
        pauseMs = Math.min(pauseMs * POLL_MS.growth, POLL_MS.longest)
      ) {
        const state = await deliveries.findState(id);
        if (!isPending(state)) return state;
        await pause(pauseMs);
      }
      await deliveries.finish(id, { from: ['queued', 'sending'], state: 'cancelled', finishedAt: clock.now() });
      return deliveries.findState(id);
    },
  };
}
