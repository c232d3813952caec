import {
  formatDate,
  formatDateTime,
  formatDay,
  formatMonthDayTime,
  formatShortDate,
  formatShortDateTime,
  formatTime,
  getDayStart,
  toShanghaiTime,
} from '@osteon/domain';
import { m } from './index.ts';
import { useLocale } from './locale.ts';

const isEnglish = () => useLocale.getState().locale === 'en';

/** A month by its number, from 1: 11月, Nov. */
export const monthText = (month: number): string => m['format.months']().split(' ')[month - 1] ?? '';

/** A date in Shanghai: 2026.11.21, in English 21 Nov 2026 (rules/format#dates). */
export function dateText(ms: number): string {
  return isEnglish() ? `${monthDayText(ms)} ${toShanghaiTime(ms).year}` : formatDate(ms);
}

/** The same of a day that is written yyyy-mm-dd. */
export const dayText = (day: string): string => dateText(getDayStart(day));

/** A date without its year: 11.21, in English 21 Nov. */
export function monthDayText(ms: number): string {
  if (!isEnglish()) return formatDate(ms).slice('yyyy.'.length);
  const { month, day } = toShanghaiTime(ms);
  return `${Number(day)} ${monthText(Number(month))}`;
}

/** A date, with its year where that is not the year of `now`, both in ms. */
export function shortDateText(ms: number, now: number): string {
  if (!isEnglish()) return formatShortDate(ms, now);
  return toShanghaiTime(ms).year === toShanghaiTime(now).year ? monthDayText(ms) : dateText(ms);
}

/** A date with its time: 2026.11.21 20:05, in English 21 Nov 2026, 20:05. */
export function dateTimeText(ms: number): string {
  return isEnglish() ? `${dateText(ms)}, ${formatTime(ms)}` : formatDateTime(ms);
}

/** A time within a year: 11.21 20:05, in English 21 Nov, 20:05. */
export function monthDayTimeText(ms: number): string {
  return isEnglish() ? `${monthDayText(ms)}, ${formatTime(ms)}` : formatMonthDayTime(ms);
}

/** A day beside days of another month, and its month before or after it: 12.1, in English 1 Dec. */
export function shortDayTexts(ms: number): { readonly before: string; readonly day: string; readonly after: string } {
  const { month, day } = toShanghaiTime(ms);
  return isEnglish()
    ? { before: '', day: `${Number(day)}`, after: ` ${monthText(Number(month))}` }
    : { before: `${Number(month)}.`, day: `${Number(day)}`, after: '' };
}

/** Two days of one year: 2026.11.30–12.01, in English 30 Nov–1 Dec 2026. */
export function dayRangeText(from: number, until: number): string {
  return isEnglish() ? `${monthDayText(from)}–${dateText(until)}` : `${dateText(from)}–${monthDayText(until)}`;
}

/** The shortest unambiguous form of a time at `now` (both ms): without the day, or the year, of `now`. */
export function shortDateTimeText(ms: number, now: number): string {
  if (!isEnglish()) return formatShortDateTime(ms, now);
  return formatDay(ms) === formatDay(now) ? formatTime(ms) : `${shortDateText(ms, now)}, ${formatTime(ms)}`;
}
