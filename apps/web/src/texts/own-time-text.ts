import { formatDay, formatTime } from '@osteon/domain';
import { monthDayTimeText } from './date-text.ts';
import { m } from './index.ts';

const MINUTE_MS = 60_000;
const SHANGHAI_MINUTES = 8 * 60;

/**
 * The time of an event (ms) by the clock of a device in another zone than Shanghai's: 13:05, with the day where that is
 * another one; null where both clocks show the same (rules/format#time-zones).
 */
function getOwnTime(ms: number): string | null {
  const ahead = -new Date(ms).getTimezoneOffset() - SHANGHAI_MINUTES;
  if (ahead === 0) return null;
  // The formats are those of Shanghai.
  const shifted = ms + ahead * MINUTE_MS;
  return formatDay(shifted) === formatDay(ms) ? formatTime(shifted) : monthDayTimeText(shifted);
}

/** A time of an event, `text` by Shanghai's clock; abroad named as Beijing time, with the reader's own in brackets. */
export function withOwnTime(text: string, ms: number): string {
  const own = getOwnTime(ms);
  return own === null ? text : m['format.bothTimes']({ beijing: text, own });
}
