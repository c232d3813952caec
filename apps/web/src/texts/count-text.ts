import { formatCount } from '@osteon/domain';
import { m } from './index.ts';
import { useLocale } from './locale.ts';

/** A formatted count: 8588, 1.3万, 2.6亿, in English 13K, 260M (rules/format#counts). */
export function countText(count: number): string {
  const { unit, value } = formatCount(count);
  if (unit === 'one') return value;
  // By thousands, for which a text has no value.
  if (useLocale.getState().locale === 'en') return count.toLocaleString('en', { notation: 'compact' });
  return unit === 'wan' ? m['format.wan']({ value }) : m['format.yi']({ value });
}
