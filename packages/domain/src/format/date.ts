import { toShanghaiTime } from './shanghai-time.ts';

/** yyyy.mm.dd in Shanghai, e.g. 2024.03.08 (rules/format#dates). */
export function formatDate(ms: number): string {
  const { year, month, day } = toShanghaiTime(ms);
  return `${year}.${month}.${day}`;
}

/** yyyy.mm.dd HH:MM in Shanghai, for live starts and login times. */
export function formatDateTime(ms: number): string {
  const { hour, minute } = toShanghaiTime(ms);
  return `${formatDate(ms)} ${hour}:${minute}`;
}

/**
 * The shortest unambiguous form of a timestamp at `now` (both ms), in Shanghai: HH:MM on the same day, mm.dd HH:MM in
 * the same year, else yyyy.mm.dd HH:MM.
 */
export function formatShortDateTime(ms: number, now: number): string {
  const whole = formatDateTime(ms);
  if (formatDay(ms) === formatDay(now)) return formatTime(ms);
  return toShanghaiTime(ms).year === toShanghaiTime(now).year ? whole.slice('yyyy.'.length) : whole;
}

/** mm.dd HH:MM in Shanghai, for timestamps within a year. */
export function formatMonthDayTime(ms: number): string {
  return formatDateTime(ms).slice('yyyy.'.length);
}

/** yyyy-mm-dd in Shanghai, as `transferDate` on the wire and for calendar days (rules/format#dates). */
export function formatDay(ms: number): string {
  const { year, month, day } = toShanghaiTime(ms);
  return `${year}-${month}-${day}`;
}

/** HH:MM in Shanghai, as in an agenda. */
export function formatTime(ms: number): string {
  const { hour, minute } = toShanghaiTime(ms);
  return `${hour}:${minute}`;
}

/** Day of the month in Shanghai, without a leading zero. */
export function getDayOfMonth(ms: number): string {
  return String(Number(toShanghaiTime(ms).day));
}

/** Day of the week in Shanghai: 0 Sunday to 6 Saturday. */
export function getDayOfWeek(ms: number): number {
  return new Date(`${formatDay(ms)}T00:00:00Z`).getUTCDay();
}

/** mm.dd in Shanghai, with the year where it is not that of `now`, both in ms. */
export function formatShortDate(ms: number, now: number): string {
  const date = formatDate(ms);
  const year = 'yyyy.'.length;
  return date.slice(0, year) === formatDate(now).slice(0, year) ? date.slice(year) : date;
}
