import type { ResponseOf } from '@osteon/contract';
import type { ExplainedCaller, listConditions } from './scene-conditions.ts';

/**
 * The time at which an application for a certification was sent, and the time by which it is decided, in ms; null if
 * none is known.
 */
export interface Review {
  readonly submittedAt: number | null;
  readonly expectedAt: number | null;
}

/** The review of a customer's certification; null if none is under way. */
export type FindReview = (customerId: string) => Promise<Review | null>;

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
