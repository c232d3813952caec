import { formatDay } from './date.ts';

const MINUTE_MS = 60_000;
const SHANGHAI_OFFSET = 8 * 60;

/** A time of an event by the clock of a reader in another zone than Shanghai's (rules/format#time-zones). */
export interface OwnTime {
  /** A time in ms, which the formats of Shanghai's clock show as the reader's clock shows the event. */
  readonly shownAt: number;
  /** True if both clocks show the same day. */
  readonly isSameDay: boolean;
}

/**
 * The time of an event (ms) on a clock that is `offset` minutes ahead of UTC; null if it shows the same as Shanghai's
 * (rules/format#time-zones).
 */
export function toOwnTime(ms: number, offset: number): OwnTime | null {
  const ahead = offset - SHANGHAI_OFFSET;
  if (ahead === 0) return null;
  const shownAt = ms + ahead * MINUTE_MS;
  return { shownAt, isSameDay: formatDay(shownAt) === formatDay(ms) };
}

/** Minutes that an IANA zone, e.g. `Europe/Berlin`, is ahead of UTC at a time (ms), summer time included. */
export function getZoneOffset(ms: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(ms);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}
