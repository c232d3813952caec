import { getDayOfMonth, getDayStart } from '@osteon/domain';
import { m } from '../../../texts/index.ts';

/** The month of a day that is written yyyy-mm-dd, without a leading zero. */
export const monthOf = (day: string): number => Number(day.slice('yyyy-'.length, 'yyyy-mm'.length));

/** A day, written yyyy-mm-dd, in words; with `hasLive` that there are events on it. */
export function dayText(day: string, hasLive = false): string {
  const parts = { month: monthOf(day), day: getDayOfMonth(getDayStart(day)) };
  return hasLive ? m['live.calendar.dayWithLive'](parts) : m['live.calendar.day'](parts);
}
