import { and, desc, eq } from 'drizzle-orm';
import type { AppContext } from '../../platform/app-context.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import { playPosition } from './tables.ts';

export type PlayPositions = ReturnType<typeof createPlayPositions>;

/** Where accounts are in videos, in seconds (spec-decision 21). */
export function createPlayPositions({ db, clock }: Pick<AppContext, 'db' | 'clock'>) {
  return {
    /** The account's positions in these videos, by video id; only the begun ones. */
    async findByVideos(accountId: string, videoIds: readonly string[]): Promise<Map<string, number>> {
      const rows = await db
        .select()
        .from(playPosition)
        .where(and(eq(playPosition.accountId, accountId), anyOf(playPosition.videoId, videoIds)));
      return new Map(rows.map(({ videoId, seconds }) => [videoId, seconds]));
    },

    /** The account's latest positions, newest first. */
    listLatest: (accountId: string, limit: number) =>
      db
        .select()
        .from(playPosition)
        .where(eq(playPosition.accountId, accountId))
        .orderBy(desc(playPosition.updatedAt), desc(playPosition.videoId))
        .limit(limit),

    /** Keeps a position; the latest save wins, so that a flood of them is a single row (security 72). */
    async save(accountId: string, videoId: string, seconds: number): Promise<void> {
      const values = { accountId, videoId, seconds, updatedAt: clock.now() };
      const { accountId: account, videoId: video } = playPosition;
      await db
        .insert(playPosition)
        .values(values)
        .onConflictDoUpdate({ target: [account, video], set: values });
    },
  };
}
