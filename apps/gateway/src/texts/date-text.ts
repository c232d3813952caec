import { formatDate, formatDateTime, formatTime, type Locale, toShanghaiTime } from '@osteon/domain';
import { m } from './index.ts';

/** A date in Shanghai (`ms`) for a reader: 2026.11.21, in English 21 Nov 2026 (rules/format#dates). */
export function dateText(ms: number, locale: Locale): string {
  if (locale === 'zh') return formatDate(ms);
  const { year, month, day } = toShanghaiTime(ms);
  return `${Number(day)} ${m['format.months']({}, { locale }).split(' ')[Number(month) - 1]} ${year}`;
}

/**
 * A date with its time: 2026.11.21 20:05, in English 21 Nov 2026, 20:05. The English text around it says that it is
 * Beijing time.
 */
export function dateTimeText(ms: number, locale: Locale): string {
  return locale === 'zh' ? formatDateTime(ms) : `${dateText(ms, locale)}, ${formatTime(ms)}`;
}
