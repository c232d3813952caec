import { formatShortDateTime } from '@osteon/domain';
import { m } from '../../../texts/index.ts';

/** A browser by name; one that did not say is told so. */
export const browserText = (browser: string): string => browser || m['info.unknownBrowser']();

/** A moment of a device: just now under a minute, else as short as it stays clear. */
export function momentText(ms: number, now: number): string {
  return Math.abs(now - ms) < 60_000 ? m['format.justNow']() : formatShortDateTime(ms, now);
}

/** Days (yyyy-mm-dd) as they are read out: 11月17日、11月18日. */
export function daysText(days: readonly string[]): string {
  const named = days.map((day) => m['info.day']({ month: Number(day.slice(5, 7)), day: Number(day.slice(8)) }));
  return m['info.loginDays']({ days: named.join('、') });
}
