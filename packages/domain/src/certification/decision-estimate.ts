/** A decision of a reviewer: the time of the submission that it decides, and its own time; both in ms. */
export interface Decision {
  readonly sentAt: number;
  readonly decidedAt: number;
}

/** Days back whose decisions define the rate, and the maximum number of them, the newest. */
export const ESTIMATE_DAYS = 30;
export const ESTIMATE_DECISIONS_MAX = 100;

/**
 * The time at which the decision about a submission at `sentAt` is expected (ms), with `before` others before it: the
 * later of the estimates by the rate of the last decisions and by their usual duration, so that nights and a slow
 * reviewer are included. Null without a decision (rules/certification#queue).
 */
export function estimateDecisionAt({
  now,
  sentAt,
  before,
  decisions,
}: {
  readonly now: number;
  readonly sentAt: number;
  readonly before: number;
  readonly decisions: readonly Decision[];
}): number | null {
  const durations = decisions.map((each) => each.decidedAt - each.sentAt).toSorted((one, other) => one - other);
  const median = durations[Math.floor(durations.length / 2)];
  if (median === undefined) return null;
  const since = Math.min(...decisions.map(({ decidedAt }) => decidedAt));
  const perDecision = (now - since) / decisions.length;
  return Math.round(Math.max(now + (before + 1) * perDecision, sentAt + median));
}
