import { getCalendarYear, getYearStart, parseDay } from './credit-year.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Yearly deadline of a unit for its credits (rules/credit#deadline). */
export interface CreditDeadline {
  /** 1 to 12. */
  readonly month: number;
  /** Day of the month, from 1. */
  readonly day: number;
}

/** Start (ms) of the deadline's day in a year; null for a day that not every year has. */
export function getDeadlineStart({ month, day }: CreditDeadline, year: number): number | null {
  const [mm, dd] = [month, day].map((part) => String(part).padStart(2, '0'));
  return parseDay(`2001-${mm}-${dd}`) === null ? null : parseDay(`${year}-${mm}-${dd}`);
}

/** Time (ms) at which a forecast ends: the deadline of this year while it is ahead, else the end of the year. */
export function getForecastEnd(deadline: CreditDeadline | null, now: number): number {
  const year = getCalendarYear(now);
  const day = deadline && getDeadlineStart(deadline, year);
  return day !== null && day + DAY_MS > now ? day + DAY_MS : getYearStart(year + 1);
}
