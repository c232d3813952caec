/** A decision of a reviewer: when what it decides was sent, and when it was made; both in ms. */
export interface Decision {
  readonly sentAt: number;
  readonly decidedAt: number;
}

/** Days back from which decisions tell the rate, and how many of them at most, the newest. */
export const ESTIMATE_DAYS = 30;
export const ESTIMATE_DECISIONS_MAX = 100;

/**
 * When the decision about what was sent at `sentAt` is expected (ms), with `before` others before it: the later of what
 * the rate of the last decisions and their usual duration say, so that nights and a late reviewer are counted in. Null
 * without a decision (rules/certification#queue).
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
