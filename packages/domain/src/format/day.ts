import { formatDay } from './date.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The first timestamp of a day that is written yyyy-mm-dd, in Shanghai, in ms. */
export function getDayStart(day: string): number {
  return Date.parse(`${day}T00:00:00+08:00`);
}

/** The day so many days after another one, both yyyy-mm-dd. */
export function addDays(day: string, days: number): string {
  return formatDay(getDayStart(day) + days * DAY_MS);
}

/** The Monday of the week of a day, both yyyy-mm-dd. */
export function getMonday(day: string): string {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}
