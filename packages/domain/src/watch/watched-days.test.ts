import { expect, test } from 'vitest';
import { addWatchedSeconds, getWeekDays } from './watched-days.ts';

const at = (moment: string) => Date.parse(`${moment}+08:00`);

test('a day starts at midnight in Shanghai, and a week on Monday', () => {
  let days = addWatchedSeconds([], 10, at('2026-11-23T00:00:00'));
  days = addWatchedSeconds(days, 5.5, at('2026-11-23T23:59:59.999'));
  days = addWatchedSeconds(days, 7, at('2026-11-29T12:00:00'));
  expect(days).toEqual([
    { day: '2026-11-23', seconds: 15.5 },
    { day: '2026-11-29', seconds: 7 },
  ]);
  expect(getWeekDays(days, at('2026-11-29T23:00:00')).map(({ seconds }) => seconds)).toEqual([15.5, 0, 0, 0, 0, 0, 7]);
});

test('seconds of another week are left out', () => {
  const days = [
    { day: '2026-11-22', seconds: 100 },
    { day: '2026-11-23', seconds: 15 },
  ];
  expect(addWatchedSeconds(days, 3, at('2026-11-30T00:00:00'))).toEqual([{ day: '2026-11-30', seconds: 3 }]);
  const week = getWeekDays(days, at('2027-01-01T08:00:00'));
  expect(week.map(({ day }) => day)).toEqual([
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
  ]);
  expect(week.every(({ seconds }) => seconds === 0)).toBe(true);
});
