import { formatTime, type OwnTime, toOwnTime } from '@osteon/domain';
import { monthDayTimeText } from './date-text.ts';
import { m } from './index.ts';

const HOUR_MINUTES = 60;
const SHANGHAI_OFFSET = 8 * HOUR_MINUTES;

const getDeviceOffset = (ms: number) => -new Date(ms).getTimezoneOffset();

/** The device's clock at an event: 13:00, with the day where that is another one. */
const clockText = ({ shownAt, isSameDay }: OwnTime) => (isSameDay ? formatTime(shownAt) : monthDayTimeText(shownAt));

/**
 * A time of an event (ms), `text` by Shanghai's clock; abroad named as Beijing time, with the device's own in brackets
 * (rules/format#time-zones).
 */
export function withOwnTime(text: string, ms: number): string {
  const own = toOwnTime(ms, getDeviceOffset(ms));
  return own === null ? text : m['format.bothTimes']({ beijing: text, own: clockText(own) });
}

/** The note beside the time of an event (ms) abroad: 北京时间（您当地13:00）; null in Shanghai. */
export function ownTimeText(ms: number): string | null {
  const own = toOwnTime(ms, getDeviceOffset(ms));
  return own && m['format.ownTime']({ own: clockText(own) });
}

/** Names the clock of a list of times, one of which is given (ms), for a device abroad; null in Shanghai. */
export function clockNoteText(ms: number): string | null {
  const ahead = SHANGHAI_OFFSET - getDeviceOffset(ms);
  if (ahead === 0) return null;
  const hours = Math.abs(ahead) / HOUR_MINUTES;
  return ahead > 0 ? m['format.clockAhead']({ hours }) : m['format.clockBehind']({ hours });
}
