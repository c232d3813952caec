import type { ResponseOf } from '@osteon/contract';
import type { Review } from './review.ts';
import type { ExplainedCaller, listConditions } from './scene-conditions.ts';

type Conditions = ResponseOf<'explainScene'>['conditions'];

/**
 * Adds the end of the membership and the times of the review to the conditions that depend on them
 * (rules/permission-lead#conditions).
 */
export function presentConditions(
  conditions: ReturnType<typeof listConditions>,
  { expirationTime }: ExplainedCaller,
  review: Review | null,
): Conditions {
  return conditions.map(({ condition, state }) => ({
    condition,
    state,
    expirationTime: condition === 'membership' && expirationTime > 0 ? expirationTime : null,
    submittedAt: state === 'review' ? (review?.submittedAt ?? null) : null,
    expectedAt: state === 'review' ? (review?.expectedAt ?? null) : null,
  }));
}
