import { toShanghaiTime } from '../format/shanghai-time.ts';

const SHANGHAI_MS = 8 * 60 * 60 * 1000;

/** The calendar year of a moment (ms) in Shanghai, to which a line counts (rules/credit#years). */
export function getCalendarYear(ms: number): number {
  return Number(toShanghaiTime(ms).year);
}

/** The first moment (ms) of a calendar year in Shanghai. */
export function getYearStart(year: number): number {
  return Date.UTC(year, 0, 1) - SHANGHAI_MS;
}
