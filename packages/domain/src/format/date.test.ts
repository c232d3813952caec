import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDate, formatDateTime, formatDay, formatTime, getDayOfMonth, getDayOfWeek } from './date.ts';

const MORNING = Date.parse('2024-03-08T09:05:00+08:00');

test('a timestamp as date, date with time, and day', () => {
  expect(formatDate(MORNING)).toBe('2024.03.08');
  expect(formatDateTime(MORNING)).toBe('2024.03.08 09:05');
  expect(formatDay(MORNING)).toBe('2024-03-08');
  expect(formatTime(MORNING)).toBe('09:05');
  expect(getDayOfMonth(MORNING)).toBe('8');
  expect(getDayOfWeek(MORNING)).toBe(5);
});

test('the day changes at midnight in Shanghai', () => {
  const midnight = Date.parse('2026-12-31T16:00:00Z');
  expect(formatDay(midnight - 1)).toBe('2026-12-31');
  expect(formatDay(midnight)).toBe('2027-01-01');
});

test('every timestamp is formatted in the time zone Asia/Shanghai', () => {
  const calendar = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const timestamp = fc.integer({ min: Date.parse('1992-01-01'), max: Date.parse('2100-01-01') });
  fc.assert(
    fc.property(timestamp, (ms) => {
      expect(formatDateTime(ms)).toBe(calendar.format(ms).replaceAll('-', '.'));
    }),
  );
});

test('a number out of range is formatted too', () => {
  for (const ms of [Number.NaN, Number.POSITIVE_INFINITY, 9e15]) {
    expect(formatDate(ms)).toBe('1970.01.01');
  }
});
