import type { RequestOf } from '@osteon/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { EngagementState } from '../../../entities/engagement/api/get-engagement-state.ts';
import { startAttempt } from '../../../entities/session/action-attempt.ts';
import type { SendOptions } from '../../../lib/gateway/send.ts';
import { m } from '../../../texts/index.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { saveScore } from '../api/save-score.ts';
import { changeOptimistically } from '../change-optimistically.ts';

/** A score of a resource by the customer. */
export type ScoreChange = RequestOf<'saveScore'>;

/** A resource that can be scored. */
export type ScoreTarget = Omit<ScoreChange, 'score'>;

/** Scores a resource (rules/engagement#scores). */
export async function setScore(
  queries: QueryClient,
  change: ScoreChange,
  attempt = startAttempt({ name: 'saveScore', data: change }),
): Promise<void> {
  const apply = (state: EngagementState) => withScore(state, change.score);
  const send = async (options: SendOptions) => {
    await saveScore(change, options);
    toast.success(m['content.score.done']());
  };
  await changeOptimistically(queries, { target: change, apply, send }, attempt);
}

/** The state after a score, which replaces the customer's former one. */
function withScore({ score: { average, count }, own, ...state }: EngagementState, score: number): EngagementState {
  const after = count + (own.score === null ? 1 : 0);
  const sum = (average ?? 0) * count - (own.score ?? 0) + score;
  return { ...state, score: { average: sum / after, count: after }, own: { ...own, score } };
}
