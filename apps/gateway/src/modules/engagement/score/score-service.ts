import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { createCountRepository } from '../base/count-repository.ts';
import type { Target } from '../base/target.ts';
import { createTargetRepository } from '../base/target-repository.ts';
import { createScoreRepository } from './score-repository.ts';

export type ScoreService = ReturnType<typeof createScoreService>;

/** Scores of resources (rules/engagement#scores). */
export function createScoreService({ db, clock }: Pick<AppContext, 'db' | 'clock'>) {
  return {
    /**
     * Scores a resource; a second score replaces the first. @throws {CallError} notFound for an item that is not
     * visible
     */
    save: (accountId: string, target: Target, score: number) =>
      db.transaction(async (tx) => {
        if (!(await createTargetRepository(tx).lockVisible(target))) throw new CallError('notFound');
        const before = await createScoreRepository(tx).save(accountId, { ...target, score }, clock.now());
        const change = { scores: before === null ? 1 : 0, scoreSum: score - (before ?? 0) };
        return { ...presentScore(await createCountRepository(tx).addScore(target, change)), own: score };
      }),

    /** The scores of a resource, and that of a viewer, null for a visitor. @throws {CallError} notFound */
    async read({ refType, refId }: Target, viewerId: string | null) {
      const [[visible], [counts], [own]] = await Promise.all([
        createTargetRepository(db).listVisible(refType, [refId]),
        createCountRepository(db).listByIds(refType, [refId]),
        viewerId === null ? [] : createScoreRepository(db).listOwn(viewerId, refType, [refId]),
      ]);
      if (!visible) throw new CallError('notFound');
      return { ...presentScore(counts), own: own?.score ?? null };
    },
  };
}

/** Number and sum of the scores of an item. */
interface ScoreCounts {
  readonly scores: number;
  readonly scoreSum: number;
}

/** The mean of the scores of an item, null where it has none, and their number. */
export const presentScore = ({ scores, scoreSum }: ScoreCounts = { scores: 0, scoreSum: 0 }) => ({
  average: scores > 0 ? scoreSum / scores : null,
  count: scores,
});
