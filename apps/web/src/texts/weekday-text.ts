import { getDayOfWeek } from '@osteon/domain';
import { m } from './index.ts';

/** The weekday of a time (ms) in Shanghai: 周日, Sun. */
export const weekdayText = (ms: number): string => m['format.weekdays']().split(' ')[getDayOfWeek(ms)] ?? '';

/** The same in a column of its own: 日, Sun. */
export const shortWeekdayText = (ms: number): string => weekdayText(ms).replace('周', '');
