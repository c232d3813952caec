import { randomUUID } from 'node:crypto';
import type { EventKind } from '@osteon/domain';
import { z } from 'zod';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { defineQueue } from '../../../platform/jobs/queue.ts';
import { defineWorker, type Worker } from '../../../platform/jobs/worker.ts';
import type { Target } from '../base/target.ts';
import { createEventRepository } from './event-repository.ts';
import type { PublishEvent } from './publish-event-service.ts';

/** Events that wait to become messages (rules/message#events). */
export const eventQueue = defineQueue({ name: 'engagement-events', schema: z.object({ id: z.uuid() }) });

/** Creates the worker that turns events into messages of their receivers. */
export const createEventWorker = (publishEvent: PublishEvent): Worker =>
  defineWorker({ queue: eventQueue, batch: 20, work: ({ id }) => publishEvent(id) });

/** An action of an account on an item of another account. */
interface EngagementAction extends Target {
  readonly kind: EventKind;
  /** Null where it belongs to no account. */
  readonly receiverId: string | null;
  readonly actorId: string;
}

export type EventService = ReturnType<typeof createEventService>;

/** Records actions that become messages to another account (rules/message#events). */
export function createEventService({ clock, jobs }: Pick<AppContext, 'clock' | 'jobs'>) {
  return {
    /**
     * Records an action and sends its job, both in the transaction of the action; each once, and none for the account's
     * own items.
     */
    async record(tx: Database, { receiverId, ...action }: EngagementAction): Promise<void> {
      if (receiverId === null || receiverId === action.actorId) return;
      const id = randomUUID();
      const isNew = await createEventRepository(tx).insert({ id, ...action, receiverId, recordedAt: clock.now() });
      if (isNew) await jobs.send(tx, eventQueue, { id }, { id });
    },
  };
}
