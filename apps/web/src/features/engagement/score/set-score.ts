import type { RequestOf } from '@osteon/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { EngagementState } from '../../../entities/engagement/api/get-engagement-state.ts';
import { m } from '../../../texts/index.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { saveScore } from '../api/save-score.ts';
import { changeOptimistically } from '../change-optimistically.ts';

/** A resource that can be scored. */
export type ScoreTarget = Omit<RequestOf<'saveScore'>, 'score'>;

/** Scores a resource (rules/engagement#scores). */
export async function setScore(queries: QueryClient, change: RequestOf<'saveScore'>): Promise<void> {
  await changeOptimistically(queries, {
    target: change,
    apply: (state) => withScore(state, change.score),
    send: async () => {
      await saveScore(change);
      toast.success(m['content.score.done']());
    },
  });
}

/** The state after a score, which replaces the customer's former one. */
function withScore({ score: { average, count }, own, ...state }: EngagementState, score: number): EngagementState {
  const after = count + (own.score === null ? 1 : 0);
  const sum = (average ?? 0) * count - (own.score ?? 0) + score;
  return { ...state, score: { average: sum / after, count: after }, own: { ...own, score } };
}
