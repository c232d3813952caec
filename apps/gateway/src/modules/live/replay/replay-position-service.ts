import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { PlayPositions } from '../../video/position-service.ts';
import type { liveEvent } from '../tables.ts';
import { createReplayPositionRepository } from './replay-position-repository.ts';

type Event = Pick<typeof liveEvent.$inferSelect, 'id' | 'playbackVideoId'>;

export type ReplayPositions = ReturnType<typeof createReplayPositions>;

/** Creates the service of where accounts left replays, in seconds (rules/live#replay-position). */
export function createReplayPositions(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { films }: { readonly films: Pick<PlayPositions, 'findByVideos' | 'save'> },
) {
  const repository = createReplayPositionRepository(db);
  return {
    /** Those of an account by the channel of the replay, which of a film is empty. */
    async find(accountId: string, { id, playbackVideoId }: Event): Promise<ReadonlyMap<string, number>> {
      const [rows, film] = await Promise.all([
        repository.listOfEvent(accountId, id),
        playbackVideoId === null ? undefined : films.findByVideos(accountId, [playbackVideoId]),
      ]);
      const seconds = film?.get(playbackVideoId ?? '');
      return new Map([
        ...rows.map((row) => [row.channelId, row.seconds] as const),
        ...(seconds === undefined ? [] : [['', seconds] as const]),
      ]);
    },

    /** Saves one; the last save wins. */
    async save(accountId: string, { playbackVideoId }: Event, channelId: string, seconds: number): Promise<void> {
      if (channelId === '' && playbackVideoId !== null) await films.save(accountId, playbackVideoId, seconds);
      else await repository.save({ accountId, channelId, seconds, updatedAt: clock.now() });
    },

    /** Deletes those of an account in an event, or all of them for null, in `tx`. */
    remove: (tx: Database, accountId: string, liveId: string | null): Promise<void> =>
      createReplayPositionRepository(tx).remove(accountId, liveId),
  };
}
