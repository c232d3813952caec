import { randomUUID } from 'node:crypto';
import type { EventKind } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { Target } from '../target/target.ts';
import { eventQueue } from './event-queue.ts';
import { createEventRepository } from './event-repository.ts';

/** What somebody did, with whose. */
interface Deed extends Target {
  readonly kind: EventKind;
  /** Null where it belongs to no account. */
  readonly receiverId: string | null;
  readonly actorId: string;
}

export type EventService = ReturnType<typeof createEventService>;

/** Records what becomes a message of somebody else (rules/message#events). */
export function createEventService({ clock, jobs }: Pick<AppContext, 'clock' | 'jobs'>) {
  return {
    /** Records a deed and sends its job, both in the transaction of the deed; once for each, and none for what is one's own. */
    async record(tx: Database, { receiverId, ...deed }: Deed): Promise<void> {
      if (receiverId === null || receiverId === deed.actorId) return;
      const id = randomUUID();
      const isNew = await createEventRepository(tx).insert({ id, ...deed, receiverId, recordedAt: clock.now() });
      if (isNew) await jobs.send(tx, eventQueue, { id }, { id });
    },
  };
}
