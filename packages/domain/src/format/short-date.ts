import { formatDate } from './date.ts';

/** mm.dd in Shanghai, with the year where it is not that of `now`, both in ms. */
export function formatShortDate(ms: number, now: number): string {
  const date = formatDate(ms);
  const year = 'yyyy.'.length;
  return date.slice(0, year) === formatDate(now).slice(0, year) ? date.slice(year) : date;
}
