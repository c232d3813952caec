import { getDayOfWeek } from '@osteon/domain';
import { m } from './index.ts';

const names = [
  m['format.weekday0'],
  m['format.weekday1'],
  m['format.weekday2'],
  m['format.weekday3'],
  m['format.weekday4'],
  m['format.weekday5'],
  m['format.weekday6'],
];

/** The weekday of a time (ms) in Shanghai: 周日. */
export function weekdayText(ms: number): string {
  return names[getDayOfWeek(ms)]?.() ?? '';
}
