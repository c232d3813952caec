import { formatCount } from '@osteon/domain';
import { m } from './index.ts';

/** A formatted count: 8588, 1.3万, 2.6亿 (rules/format#counts). */
export function countText(count: number): string {
  const { unit, value } = formatCount(count);
  if (unit === 'one') return value;
  return unit === 'wan' ? m['format.wan']({ value }) : m['format.yi']({ value });
}
