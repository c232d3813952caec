import { monthText, shortDateTimeText } from '../../../texts/date-text.ts';
import { m } from '../../../texts/index.ts';
import { joinList } from '../../../texts/join-text.ts';

/** The name of a browser, or the text for an unknown one. */
export const browserText = (browser: string): string => browser || m['info.unknownBrowser']();

/** The time of a device's event: 'just now' under a minute, else the shortest unambiguous form. */
export function timeText(ms: number, now: number): string {
  return Math.abs(now - ms) < 60_000 ? m['format.justNow']() : shortDateTimeText(ms, now);
}

/** Days (yyyy-mm-dd) as text for a screen reader: 11月17日、11月18日, in English 17 Nov, 18 Nov. */
export function daysText(days: readonly string[]): string {
  const named = days.map((text) => {
    const [month, day] = [Number(text.slice(5, 7)), Number(text.slice(8))];
    return m['info.day']({ month: monthText(month), day });
  });
  return m['info.loginDays']({ days: joinList(named) });
}
