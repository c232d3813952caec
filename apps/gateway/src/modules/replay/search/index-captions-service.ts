import type { AppContext } from '../../../platform/app-context.ts';
import type { RefreshLiveDocuments } from '../../live/search/live-document-service.ts';
import { createSpokenRepository } from './spoken-repository.ts';

/** Channels of one transaction: an event has thousands of captions. */
const BATCH = 2;

/**
 * Creates the indexing of captions: those of a replay that has opened, and those that were corrected or removed since
 * (rules/live#search).
 */
export const createIndexCaptions =
  ({ db }: Pick<AppContext, 'db'>, refresh: RefreshLiveDocuments) =>
  async (signal: AbortSignal): Promise<void> => {
    const indexSome = () =>
      db.transaction(async (tx) => {
        const repository = createSpokenRepository(tx);
        const channels = await repository.lockUnindexed(BATCH);
        if (channels.length === 0) return false;
        await refresh(tx, [...new Set(channels.map(({ liveId }) => liveId))]);
        await repository.setIndexed(channels.map(({ id }) => id));
        return channels.length === BATCH;
      });
    while (await indexSome()) signal.throwIfAborted();
  };
