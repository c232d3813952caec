import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/connect.ts';
import { createPositionRepository } from './position-repository.ts';

export type PlayPositions = ReturnType<typeof createPlayPositions>;

/** Creates the service of play positions, in seconds (rules/video#positions). */
export function createPlayPositions({ db, clock }: Pick<AppContext, 'db' | 'clock'>) {
  const repository = createPositionRepository(db);
  return {
    /** The account's positions in these videos, by video id; videos that it never started are missing. */
    async findByVideos(accountId: string, videoIds: readonly string[]): Promise<Map<string, number>> {
      const rows = await repository.listByVideos(accountId, videoIds);
      return new Map(rows.map(({ videoId, seconds }) => [videoId, seconds]));
    },

    /** The account's positions in these videos with their times, read in `tx`. */
    listByVideos: (tx: Database, accountId: string, videoIds: readonly string[]) =>
      createPositionRepository(tx).listByVideos(accountId, videoIds),

    /** The account's latest positions, newest first. */
    listLatest: (accountId: string, limit: number) => repository.listLatest(accountId, limit),

    /** Deletes the position in a video, or all of the account for null, in `tx`. */
    remove: (tx: Database, accountId: string, videoId: string | null): Promise<void> =>
      createPositionRepository(tx).remove(accountId, videoId),

    /**
     * Saves a position; the last save wins, so that a flood of them is one row (rules/security-media#play-position).
     */
    save: (accountId: string, videoId: string, seconds: number): Promise<void> =>
      repository.save({ accountId, videoId, seconds, updatedAt: clock.now() }),
  };
}
