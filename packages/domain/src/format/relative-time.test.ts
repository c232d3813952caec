import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getRelativeTime } from './relative-time.ts';

const at = (text: string): number => Date.parse(`${text}+08:00`);
const NOW = at('2026-11-21T14:30:00');

test.each([
  ['2026-11-21T14:30:00', { kind: 'justNow' }],
  ['2026-11-21T14:29:01', { kind: 'justNow' }],
  ['2026-11-21T14:30:40', { kind: 'justNow' }],
  ['2026-11-21T14:29:00', { kind: 'minutesAgo', minutes: 1 }],
  ['2026-11-21T14:00:01', { kind: 'minutesAgo', minutes: 29 }],
  ['2026-11-21T14:00:00', { kind: 'date', text: '14:00' }],
  ['2026-11-21T00:00:00', { kind: 'date', text: '00:00' }],
  ['2026-11-20T23:59:59', { kind: 'date', text: '11.20' }],
  ['2026-03-08T09:05:00', { kind: 'date', text: '03.08' }],
  ['2025-12-31T23:59:59', { kind: 'date', text: '2025.12.31' }],
  ['2024-03-08T12:00:00', { kind: 'date', text: '2024.03.08' }],
])('%s seen at 14:30', (then, shown) => {
  expect(getRelativeTime(at(then), NOW)).toEqual(shown);
});

test('just after midnight the minutes of yesterday still count', () => {
  expect(getRelativeTime(at('2026-11-20T23:50:00'), at('2026-11-21T00:05:00'))).toEqual({
    kind: 'minutesAgo',
    minutes: 15,
  });
});

test('days are those of Shanghai, not of the device', () => {
  const utcMorning = Date.parse('2026-11-20T17:00:00Z');
  expect(getRelativeTime(utcMorning, NOW)).toEqual({ kind: 'date', text: '01:00' });
});

const rank = (then: number): number => ['justNow', 'minutesAgo', 'date'].indexOf(getRelativeTime(then, NOW).kind);

test('the unit grows with the age', () => {
  const age = fc.nat(400 * 86_400_000);
  fc.assert(
    fc.property(age, age, (a, b) => {
      expect(rank(NOW - Math.min(a, b))).toBeLessThanOrEqual(rank(NOW - Math.max(a, b)));
    }),
  );
});

test('every pair of numbers is formatted', () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), (then, now) => {
      expect(['justNow', 'minutesAgo', 'date']).toContain(getRelativeTime(then, now).kind);
    }),
  );
});
