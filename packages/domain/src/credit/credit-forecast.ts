import type { ByCreditClass, CreditClass } from './credit-class.ts';
import { addTenths, type CountedCredit, getMissingCredits, sumClasses, sumCredits } from './credit-sum.ts';
import { getCalendarYear } from './credit-year.ts';

/** Length of the last three months, whose pace a forecast continues: a quarter of a year. */
export const PACE_MS = 91 * 24 * 60 * 60 * 1000;

/** A line that counts, with the time (ms) at which it was awarded. */
export interface DatedCredit extends CountedCredit {
  readonly awardedAt: number;
}

/** Forecast of the year at the present pace; all classes together unless stated otherwise. */
export interface CreditForecast {
  /** Credits missing from the targets today. */
  readonly missing: number;
  /** Credits at the end of the forecast. */
  readonly expected: number;
  /** Forecast by class. */
  readonly expectedByClass: ByCreditClass;
  /** Credits missing from the targets then. */
  readonly expectedMissing: number;
}

/**
 * Continues the pace of the last three months from `now` until `end` (ms), separately for each class
 * (rules/credit#forecast). `lines` are those that count, of this year and of the three months before now.
 */
export function forecastCredits(
  lines: readonly DatedCredit[],
  targets: ByCreditClass,
  { now, end }: { readonly now: number; readonly end: number },
): CreditForecast {
  const year = getCalendarYear(now);
  const left = (end - now) / PACE_MS;
  const earned = sumCredits(lines.filter(({ awardedAt }) => getCalendarYear(awardedAt) === year));
  const recent = sumCredits(lines.filter(({ awardedAt }) => awardedAt > now - PACE_MS && awardedAt <= now));
  const expect = (creditClass: CreditClass) => addTenths([earned[creditClass], recent[creditClass] * left]);
  const expectedByClass = { I: expect('I'), II: expect('II') };
  return {
    missing: getMissingCredits(earned, targets),
    expected: sumClasses(expectedByClass),
    expectedByClass,
    expectedMissing: getMissingCredits(expectedByClass, targets),
  };
}
