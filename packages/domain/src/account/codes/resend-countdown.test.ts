import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RECOVERY_RESEND_SECONDS, RESEND_SECONDS } from './code-limits.ts';
import { getResendSecondsLeft } from './resend-countdown.ts';

const SENT = { account: '13900000001', startedAt: 1_000_000, seconds: RESEND_SECONDS };
const left = (afterMs: number, account = SENT.account): number =>
  getResendSecondsLeft(SENT, account, SENT.startedAt + afterMs);

test.each([
  [0, 60],
  [1, 60],
  [1_000, 59],
  [59_000, 1],
  [59_999, 1],
  [60_000, 0],
  [3_600_000, 0],
  [-5_000, 60],
])('%d ms after sending, %d s are left', (afterMs, seconds) => {
  expect(left(afterMs)).toBe(seconds);
});

test('a code for another number, or for one without a sent code, can be requested at once', () => {
  expect(left(1_000, '13900000002')).toBe(0);
  expect(getResendSecondsLeft(null, SENT.account, 0)).toBe(0);
});

test('the recovery page waits 61 s', () => {
  const sent = { ...SENT, seconds: RECOVERY_RESEND_SECONDS };
  expect(getResendSecondsLeft(sent, sent.account, sent.startedAt)).toBe(61);
});

test('the countdown only decreases, and stays between 0 and 60', () => {
  const timestamp = fc.integer({ min: -100_000, max: 100_000 });
  fc.assert(
    fc.property(timestamp, timestamp, (a, b) => {
      const [earlier, later] = [left(Math.min(a, b)), left(Math.max(a, b))];
      expect(later).toBeLessThanOrEqual(earlier);
      expect(later).toBeGreaterThanOrEqual(0);
      expect(earlier).toBeLessThanOrEqual(60);
    }),
  );
});
