import { formatDay, formatTime } from '@osteon/domain';
import { shortDateText } from '../../../texts/date-text.ts';
import { m } from '../../../texts/index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A part of a history. */
export type Day = 'today' | 'yesterday' | 'earlier';

export const dayNames: Readonly<Record<Day, () => string>> = {
  today: m['message.today'],
  yesterday: m['message.yesterday'],
  earlier: m['message.earlier'],
};

/** The day of a time at `now`, both in ms. */
export function getDay(at: number, now: number): Day {
  const day = formatDay(at);
  if (day === formatDay(now)) return 'today';
  return day === formatDay(now - DAY_MS) ? 'yesterday' : 'earlier';
}

/** Formats a time within its day: the time of today and yesterday, the date of earlier, with the year of another. */
export function formatWithinDay(at: number, now = Date.now()): string {
  return getDay(at, now) === 'earlier' ? shortDateText(at, now) : formatTime(at);
}
