import { formatTime, getZoneOffset, type Locale, toOwnTime } from '@osteon/domain';
import { dateTimeText } from './date-text.ts';
import { m } from './index.ts';

/**
 * The time of an event (ms) for a reader, whose own clock is added in another time zone than Shanghai's; null or none
 * is Shanghai's (rules/format#time-zones).
 */
export function eventTimeText(ms: number, locale: Locale, timeZone: string | null = null): string {
  const beijing = dateTimeText(ms, locale);
  const own = timeZone === null ? null : toOwnTime(ms, getZoneOffset(ms, timeZone));
  if (own === null) return m['format.beijingTime']({ time: beijing }, { locale });
  const { shownAt, isSameDay } = own;
  const clock = isSameDay ? formatTime(shownAt) : dateTimeText(shownAt, locale);
  return m['format.bothTimes']({ beijing, own: clock }, { locale });
}
