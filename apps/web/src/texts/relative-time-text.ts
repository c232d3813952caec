import { getRelativeTime } from '@osteon/domain';
import { shortDateText } from './date-text.ts';
import { m } from './index.ts';
import { useLocale } from './locale.ts';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
const DAYS_SHOWN = 7;

/**
 * A relative time at `now` (both ms): 刚刚, 5分钟前, 20:05, 11.21, 2025.11.21; in English hours and days are counted, too
 * (rules/format#relative-time).
 */
export function relativeTimeText(then: number, now: number): string {
  const time = getRelativeTime(then, now);
  if (time.kind === 'justNow') return m['format.justNow']();
  if (time.kind === 'minutesAgo') return m['format.minutesAgo']({ minutes: time.minutes });
  return useLocale.getState().locale === 'en' ? countEnglishTime(then, now) : time.text;
}

function countEnglishTime(then: number, now: number): string {
  const hours = Math.floor((now - then) / HOUR_MS);
  if (hours < 1) return m['format.minutesAgo']({ minutes: Math.floor((now - then) / 60_000) });
  const days = Math.floor(hours / DAY_HOURS);
  if (days >= DAYS_SHOWN) return shortDateText(then, now);
  const format = new Intl.RelativeTimeFormat('en');
  return days >= 1 ? format.format(-days, 'day') : format.format(-hours, 'hour');
}
