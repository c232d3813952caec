import { formatDay } from '../format/date.ts';
import { toShanghaiTime } from '../format/shanghai-time.ts';

const SHANGHAI_MS = 8 * 60 * 60 * 1000;

/** The earliest year that can be requested: nothing in the portal is older, and the database lacks the year 0. */
export const FIRST_YEAR = 2000;

/** The calendar year of a timestamp (ms) in Shanghai, to which a line counts (rules/credit#years). */
export function getCalendarYear(ms: number): number {
  return Number(toShanghaiTime(ms).year);
}

/** The first timestamp (ms) of a calendar year in Shanghai. */
export function getYearStart(year: number): number {
  return Date.UTC(year, 0, 1) - SHANGHAI_MS;
}

/**
 * The first timestamp (ms) of a day in Shanghai, as yyyy-mm-dd; null for a day that the calendar lacks or that is
 * before the first year (rules/credit#periods).
 */
export function parseDay(day: string): number | null {
  const start = Date.parse(`${day}T00:00:00+08:00`);
  if (Number.isNaN(start) || formatDay(start) !== day) return null;
  return getCalendarYear(start) < FIRST_YEAR ? null : start;
}
