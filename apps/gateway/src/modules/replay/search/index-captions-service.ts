import { z } from 'zod';
import type { AppContext } from '../../../platform/app-context.ts';
import { defineQueue } from '../../../platform/jobs/queue.ts';
import { defineWorker, type Worker } from '../../../platform/jobs/worker.ts';
import type { RefreshLiveDocuments } from '../../live/search/live-document-service.ts';
import { lockUnindexedTexts, setTextsIndexed } from '../../room/replay-search/replay-text-service.ts';
import { createSpokenRepository, INDEXED } from './spoken-repository.ts';

/** Channels and chats of one transaction: an event has thousands of captions. */
const BATCH = 2;

/**
 * Creates the indexing of captions, messages and answers: those of a replay that has opened, and those that were
 * corrected or removed since (rules/live#search).
 */
export const createIndexCaptions =
  ({ db }: Pick<AppContext, 'db'>, refresh: RefreshLiveDocuments) =>
  async (signal: AbortSignal): Promise<void> => {
    const indexSome = () =>
      db.transaction(async (tx) => {
        const repository = createSpokenRepository(tx);
        const channels = await repository.lockUnindexed(BATCH);
        const chats = await lockUnindexedTexts(tx, INDEXED, BATCH);
        const liveIds = new Set([...channels.map(({ liveId }) => liveId), ...chats]);
        if (liveIds.size === 0) return false;
        await refresh(tx, [...liveIds]);
        await repository.setIndexed(channels.map(({ id }) => id));
        await setTextsIndexed(tx, chats);
        return channels.length === BATCH || chats.length === BATCH;
      });
    while (await indexSome()) signal.throwIfAborted();
  };

/** Queue of the job that indexes what was said and written in replays; among several gateways it runs once at a time. */
const liveCaptionQueue = defineQueue({
  name: 'live-captions',
  schema: z.object({}),
  singleton: true,
  // The next run, a minute later, is the retry.
  retries: 0,
});

/** Creates the worker that polls for changed captions and texts every minute (rules/live#search). */
export const createIndexCaptionsWorker = (index: (signal: AbortSignal) => Promise<void>): Worker =>
  defineWorker({ queue: liveCaptionQueue, cron: '* * * * *', work: (_data, { signal }) => index(signal) });
