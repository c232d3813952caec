import { and, eq } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { ScoredTarget, Target } from '../base/target.ts';
import { itemScore } from './tables.ts';

/** Reads and writes the scores of accounts. */
export function createScoreRepository(db: Database) {
  const isOf = (accountId: string, { refType, refId }: Target) =>
    and(eq(itemScore.accountId, accountId), eq(itemScore.refType, refType), eq(itemScore.refId, refId));

  return {
    /** Stores a score, and returns the one that it replaces; null where there was none. Within a transaction. */
    async save(accountId: string, { score, ...target }: ScoredTarget, now: number): Promise<number | null> {
      const added = await db
        .insert(itemScore)
        .values({ accountId, refType: target.refType, refId: target.refId, score, scoredAt: now })
        .onConflictDoNothing()
        .returning({ refId: itemScore.refId });
      if (added.length > 0) return null;
      const [before] = await db
        .select({ score: itemScore.score })
        .from(itemScore)
        .where(isOf(accountId, target))
        .for('update');
      await db.update(itemScore).set({ score, scoredAt: now }).where(isOf(accountId, target));
      return before?.score ?? null;
    },

    /** Scores of an account by id; ids without one are left out. */
    listOwn: (accountId: string, refType: number, ids: readonly string[]) =>
      db
        .select({ id: itemScore.refId, score: itemScore.score })
        .from(itemScore)
        .where(and(eq(itemScore.accountId, accountId), eq(itemScore.refType, refType), anyOf(itemScore.refId, ids))),

    /** Deletes all scores of an account and returns them. */
    removeOfAccount: (accountId: string): Promise<ScoredTarget[]> =>
      db
        .delete(itemScore)
        .where(eq(itemScore.accountId, accountId))
        .returning({ refType: itemScore.refType, refId: itemScore.refId, score: itemScore.score }),
  };
}
