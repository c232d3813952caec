import { expect, test } from 'vitest';
import { formatShortDate } from './date.ts';

const now = Date.parse('2026-11-21T20:00:00+08:00');

test.each([
  ['2026-11-21T00:05:00+08:00', '11.21'],
  ['2026-01-01T00:00:00+08:00', '01.01'],
  ['2025-12-31T23:59:00+08:00', '2025.12.31'],
  ['2027-01-01T00:00:00+08:00', '2027.01.01'],
])('%s is %s', (at, text) => expect(formatShortDate(Date.parse(at), now)).toBe(text));
