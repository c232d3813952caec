import { getCalendarYear, getYearStart, parseDay } from './credit-year.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A year, or days of one: first and last day as yyyy-mm-dd in Shanghai; by default those of the year. */
export interface NamedPeriod {
  readonly year?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The first and the last timestamp (ms) of a period, which lies in one year. */
export interface CreditPeriod {
  readonly year: number;
  readonly fromAt: number;
  readonly toAt: number;
}

/**
 * Resolves a period to timestamps (rules/credit#periods), by default of the present year, up to now; null for days that
 * the calendar lacks, before the first year, of two years, in reverse or in the future.
 */
export function parseCreditPeriod({ year, from, to }: NamedPeriod, now: number): CreditPeriod | null {
  const fromAt = from === undefined ? getYearStart(year ?? getCalendarYear(now)) : parseDay(from);
  if (fromAt === null || fromAt > now) return null;
  const ofYear = getCalendarYear(fromAt);
  const lastDay = to === undefined ? getYearStart(ofYear + 1) - DAY_MS : parseDay(to);
  if (lastDay === null || lastDay < fromAt || getCalendarYear(lastDay) !== ofYear) return null;
  if (year !== undefined && year !== ofYear) return null;
  return { year: ofYear, fromAt, toAt: Math.min(lastDay + DAY_MS - 1, now) };
}
