import { expect, test } from 'vitest';
import { loginDay } from './login-day.ts';

test.each([
  ['2026-11-20T15:59:59.999Z', '2026-11-20'],
  ['2026-11-20T16:00:00.000Z', '2026-11-21'],
  ['2026-12-31T16:00:00.000Z', '2027-01-01'],
])('%s is %s in Shanghai', (moment, day) => {
  expect(loginDay(Date.parse(moment))).toBe(day);
});
