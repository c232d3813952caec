import { getDayOfMonth, getDayStart } from '@osteon/domain';
import { monthText } from '../../../texts/date-text.ts';
import { m } from '../../../texts/index.ts';

/** The month of a day that is written yyyy-mm-dd, without a leading zero. */
export const monthOf = (day: string): number => Number(day.slice('yyyy-'.length, 'yyyy-mm'.length));

/**
 * A day, written yyyy-mm-dd, in words; `mark` states that there are events on it, or that something of them is booked.
 */
export function dayText(day: string, mark?: 'booked' | 'held'): string {
  const parts = { month: monthText(monthOf(day)), day: getDayOfMonth(getDayStart(day)) };
  if (mark === 'booked') return m['live.calendar.dayWithBooking'](parts);
  return mark ? m['live.calendar.dayWithLive'](parts) : m['live.calendar.day'](parts);
}
