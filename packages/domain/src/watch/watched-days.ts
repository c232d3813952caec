import { formatDay } from '../format/date.ts';
import { addDays, getMonday } from '../format/day.ts';

/** The seconds of video that the ledger has counted on a day. */
export interface WatchedDay {
  /** In Shanghai, yyyy-mm-dd. */
  readonly day: string;
  readonly seconds: number;
}

/** The days of the week of `now` (ms), Monday first, with the seconds that were counted on each (rules/watch#days). */
export function getWeekDays(days: readonly WatchedDay[], now: number): readonly WatchedDay[] {
  const monday = getMonday(formatDay(now));
  return Array.from({ length: 7 }, (_, index) => {
    const day = addDays(monday, index);
    return { day, seconds: days.find((each) => each.day === day)?.seconds ?? 0 };
  });
}

/**
 * The same with seconds counted at `now` (ms): the days of its week alone, so that they never become more than seven.
 */
export function addWatchedSeconds(days: readonly WatchedDay[], seconds: number, now: number): readonly WatchedDay[] {
  const today = formatDay(now);
  return getWeekDays(days, now)
    .map((each) => (each.day === today ? { ...each, seconds: each.seconds + seconds } : each))
    .filter((each) => each.seconds > 0);
}
