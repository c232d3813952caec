import type { AppContext } from '../../platform/app-context.ts';
import { createPositionRepository } from './position-repository.ts';

export type PlayPositions = ReturnType<typeof createPlayPositions>;

/** Where accounts are in videos, in seconds (rules/video#positions). */
export function createPlayPositions({ db, clock }: Pick<AppContext, 'db' | 'clock'>) {
  const positions = createPositionRepository(db);
  return {
    /** The account's positions in these videos, by video id; only the begun ones. */
    async findByVideos(accountId: string, videoIds: readonly string[]): Promise<Map<string, number>> {
      const rows = await positions.listByVideos(accountId, videoIds);
      return new Map(rows.map(({ videoId, seconds }) => [videoId, seconds]));
    },

    /** The account's latest positions, newest first. */
    listLatest: positions.listLatest,

    /** Stores a position; the latest save wins, so that a flood of them is a single row. */
    save: (accountId: string, videoId: string, seconds: number): Promise<void> =>
      positions.upsert({ accountId, videoId, seconds, updatedAt: clock.now() }),
  };
}
