import { randomInt } from 'node:crypto';
import { getCalendarYear } from '@osteon/domain';

/** Maximum number of serials that are drawn for one issue: of a hundred million a year, a collision is rare. */
export const SERIAL_DRAWS = 5;

/** Draws a serial of the year of `at` (ms) in Shanghai: the prefix, the year, eight random digits. */
export function drawSerial(prefix: 'OST' | 'OST-C', at: number): string {
  const draw = () => String(randomInt(10_000)).padStart(4, '0');
  return `${prefix}-${getCalendarYear(at)}-${draw()}-${draw()}`;
}
