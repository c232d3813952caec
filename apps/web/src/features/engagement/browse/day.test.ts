import { expect, test } from 'vitest';
import { formatWithinDay, getDay } from './day.ts';

const now = Date.parse('2026-11-22T00:30:00+08:00');

test.each([
  ['2026-11-22T00:05:00+08:00', 'today', '00:05'],
  ['2026-11-21T23:59:00+08:00', 'yesterday', '23:59'],
  ['2026-11-20T23:59:00+08:00', 'earlier', '11.20'],
  ['2026-01-01T00:00:00+08:00', 'earlier', '01.01'],
  ['2025-12-31T23:59:00+08:00', 'earlier', '2025.12.31'],
])('%s is %s, as %s', (at, day, text) => {
  expect(getDay(Date.parse(at), now)).toBe(day);
  expect(formatWithinDay(Date.parse(at), now)).toBe(text);
});
