import { z } from 'zod';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { defineQueue } from '../../../platform/jobs/queue.ts';
import { defineWorker, type Worker } from '../../../platform/jobs/worker.ts';
import type { NewContent } from '../../../platform/portal-message.ts';
import { createFanOutRepository } from './fan-out-repository.ts';

/** Publications whose followers are to be notified (rules/follow#new-content). */
const fanOutQueue = defineQueue({ name: 'content-fan-out', schema: z.object({ resourceId: z.string() }) });

/** Followers that one transaction notifies. */
export const FAN_OUT_BATCH = 500;

/** A resource that was published for the first time. */
interface Publication {
  readonly resourceId: string;
  /** The doctor on its card. */
  readonly authorId: string;
  /** In ms. */
  readonly publishedAt: number;
}

/** Posts a message to each account that has none about this resource, in the caller's transaction; returns how many. */
export type PostNewContent = (tx: Database, content: NewContent) => Promise<number>;

/** Records a publication and sends its job, both in the transaction of the publication (rules/follow#new-content). */
export const createAnnouncePublication =
  ({ jobs }: Pick<AppContext, 'jobs'>) =>
  async (tx: Database, publication: Publication): Promise<void> => {
    await createFanOutRepository(tx).start(publication);
    await jobs.send(tx, fanOutQueue, { resourceId: publication.resourceId });
  };

/** Notifies all followers of a publication in batches; another call continues after the last batch. */
type FanOut = (resourceId: string, signal: AbortSignal) => Promise<void>;

/** Creates the worker that notifies followers of new content. */
export const createFanOutWorker = (fanOut: FanOut): Worker =>
  defineWorker({ queue: fanOutQueue, work: ({ resourceId }, { signal }) => fanOut(resourceId, signal) });

/** Creates the fan-out of publications; each batch and its cursor are one transaction (rules/follow#new-content). */
export function createFanOut({ db, clock }: Pick<AppContext, 'db' | 'clock'>, post: PostNewContent): FanOut {
  /** Returns true if there may be more. */
  async function notifyBatch(tx: Database, resourceId: string): Promise<boolean> {
    const fanOuts = createFanOutRepository(tx);
    const row = await fanOuts.lock(resourceId);
    if (!row) return false;
    const followers = (await fanOuts.isVisible(row)) ? await fanOuts.listFollowers(row, FAN_OUT_BATCH) : [];
    const last = followers.at(-1);
    if (!last) {
      await fanOuts.finish(resourceId, clock.now());
      return false;
    }
    const accountIds = followers.map(({ accountId }) => accountId);
    const notified = await post(tx, { accountIds, authorId: row.authorId, resourceId, sentAt: clock.now() });
    await fanOuts.advance(resourceId, last, notified);
    return true;
  }

  return async (resourceId, signal) => {
    while (await db.transaction((tx) => notifyBatch(tx, resourceId))) signal.throwIfAborted();
  };
}
