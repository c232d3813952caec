import type { ResourceCard } from '@osteon/contract';

const DAY_MS = 86_400_000;
/** Shanghai's clock, and the days from Thursday, when the epoch starts, back to Monday. */
const SHANGHAI_MS = 8 * 3_600_000;
const MONDAY_DAYS = 3;

/**
 * The case whose decision is shown in the week of a time (ms): each week from Monday the next of these, so that all readers
 * see the same one; undefined where none has a decision (rules/case#list).
 */
export function selectCaseOfWeek(cases: readonly ResourceCard[], now: number): ResourceCard | undefined {
  const decisions = cases
    .filter((card) => card.case && card.case.options.length > 0)
    // Views change their order all the time.
    .toSorted((a, b) => (a.resourceId < b.resourceId ? -1 : 1));
  const week = Math.floor(((now + SHANGHAI_MS) / DAY_MS + MONDAY_DAYS) / 7);
  return decisions[week % decisions.length];
}
