import { toShanghaiTime } from './shanghai-time.ts';

const MINUTE_MS = 60_000;
const MINUTES_SHOWN = 30;

/** A relative time for the message catalogue; `text` contains digits only. */
export type RelativeTime =
  | { readonly kind: 'justNow' }
  | { readonly kind: 'minutesAgo'; readonly minutes: number }
  | { readonly kind: 'date'; readonly text: string };

/**
 * A past timestamp relative to `now` (both ms): just now under 1 minute, minutes under 30, then HH:MM on the same day,
 * mm.dd in the same year, yyyy.mm.dd before, in Shanghai (rules/format#relative-time). A clock that runs up to a minute
 * ahead is still 'just now'.
 */
export function getRelativeTime(then: number, now: number): RelativeTime {
  const age = now - then;
  if (Math.abs(age) < MINUTE_MS) return { kind: 'justNow' };
  const minutes = Math.floor(age / MINUTE_MS);
  if (minutes > 0 && minutes < MINUTES_SHOWN) return { kind: 'minutesAgo', minutes };
  const at = toShanghaiTime(then);
  const today = toShanghaiTime(now);
  if (at.year !== today.year) return { kind: 'date', text: `${at.year}.${at.month}.${at.day}` };
  const sameDay = at.month === today.month && at.day === today.day;
  return { kind: 'date', text: sameDay ? `${at.hour}:${at.minute}` : `${at.month}.${at.day}` };
}
