import { getRelativeTime } from '@osteon/domain';
import { m } from './index.ts';

/** A relative time at `now` (both ms): 刚刚, 5分钟前, 20:05, 11.21, 2025.11.21 (rules/format#relative-time). */
export function relativeTimeText(then: number, now: number): string {
  const time = getRelativeTime(then, now);
  if (time.kind === 'justNow') return m['format.justNow']();
  if (time.kind === 'minutesAgo') return m['format.minutesAgo']({ minutes: time.minutes });
  return time.text;
}
