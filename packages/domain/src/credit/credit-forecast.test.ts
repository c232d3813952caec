import { describe, expect, test } from 'vitest';
import type { CreditClass } from './credit-class.ts';
import { getForecastEnd } from './credit-deadline.ts';
import { type DatedCredit, forecastCredits } from './credit-forecast.ts';

const TARGETS = { I: 10, II: 15 };

const line = (day: string, creditClass: CreditClass, points: number): DatedCredit => ({
  awardedAt: Date.parse(`${day}T10:00:00+08:00`),
  creditClass,
  points,
});

const AUTUMN = [line('2026-09-15', 'I', 3), line('2026-10-15', 'II', 1.5)];

describe('the pace of the last three months continues to the end of the year', () => {
  test.each([
    {
      what: 'nothing booked',
      lines: [],
      now: '2026-11-22T14:40:00+08:00',
      wanted: { missing: 25, expected: 0, expectedMissing: 25 },
    },
    {
      // 39.4 of 91 days are left: 4.5 credits become 6.4.
      what: 'some in autumn',
      lines: AUTUMN,
      now: '2026-11-22T14:40:00+08:00',
      wanted: { missing: 20.5, expected: 6.4, expectedByClass: { I: 4.3, II: 2.1 }, expectedMissing: 18.6 },
    },
    {
      what: 'those of spring are no pace',
      lines: [line('2026-03-01', 'I', 4), ...AUTUMN],
      now: '2026-11-22T14:40:00+08:00',
      wanted: { missing: 16.5, expected: 10.4, expectedByClass: { I: 8.3, II: 2.1 }, expectedMissing: 14.6 },
    },
    {
      what: 'more of one class replaces nothing of the other',
      lines: [line('2026-03-01', 'I', 30)],
      now: '2026-11-22T14:40:00+08:00',
      wanted: { missing: 15, expected: 30, expectedByClass: { I: 30, II: 0 }, expectedMissing: 15 },
    },
    {
      what: 'in January the pace is that of last autumn, which earns nothing this year',
      lines: [line('2025-11-20', 'II', 1)],
      now: '2026-01-10T00:00:00+08:00',
      wanted: { missing: 25, expected: 3.9, expectedByClass: { I: 0, II: 3.9 }, expectedMissing: 21.1 },
    },
    {
      what: 'the last moment of the year leaves no time',
      lines: [line('2026-12-30', 'I', 1.5)],
      now: '2026-12-31T23:59:59.999+08:00',
      wanted: { missing: 23.5, expected: 1.5, expectedMissing: 23.5 },
    },
  ])('$what', ({ lines, now, wanted }) => {
    const timestamp = Date.parse(now);
    expect(forecastCredits(lines, TARGETS, { now: timestamp, end: getForecastEnd(null, timestamp) })).toMatchObject(
      wanted,
    );
  });
});

describe('a deadline of the unit ends the forecast', () => {
  const NOW = Date.parse('2026-11-22T14:40:00+08:00');

  test.each([
    ['with its day while it is ahead', { month: 12, day: 20 }, '2026-12-21'],
    ['today as well', { month: 11, day: 22 }, '2026-11-23'],
    ['no more once it has passed', { month: 11, day: 21 }, '2027-01-01'],
    ['never on a day that not every year has', { month: 2, day: 29 }, '2027-01-01'],
  ])('%s', (_when, deadline, wanted) => {
    expect(getForecastEnd(deadline, NOW)).toBe(Date.parse(`${wanted}T00:00:00+08:00`));
  });

  test('which then continues the pace for fewer days', () => {
    const end = getForecastEnd({ month: 12, day: 20 }, NOW);
    // 28.4 of 91 days are left.
    expect(forecastCredits(AUTUMN, TARGETS, { now: NOW, end })).toMatchObject({ expected: 5.9, expectedMissing: 19.1 });
  });
});
