import { expect, test } from 'vitest';
import { formatShortDateTime } from './date.ts';

const now = Date.parse('2026-11-21T20:00:00+08:00');

test.each([
  ['2026-11-21T00:05:00+08:00', '00:05'],
  ['2026-11-20T23:59:00+08:00', '11.20 23:59'],
  ['2026-01-01T00:00:00+08:00', '01.01 00:00'],
  ['2025-12-31T23:59:00+08:00', '2025.12.31 23:59'],
  ['2026-11-28T08:12:00+08:00', '11.28 08:12'],
])('%s is %s', (at, text) => expect(formatShortDateTime(Date.parse(at), now)).toBe(text));
