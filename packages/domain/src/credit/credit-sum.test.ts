import { expect, test } from 'vitest';
import { earnsCredit, formatCreditClass, parseCreditClass } from './credit-class.ts';
import { addTenths, formatCredit, getMissingCredits, sumClasses, sumCredits } from './credit-sum.ts';
import { getCalendarYear, getYearStart } from './credit-year.ts';

test('tenths are added without the errors of binary fractions', () => {
  expect(addTenths(Array.from({ length: 10 }, () => 0.1))).toBe(1);
  expect(addTenths([0.1, 0.2])).toBe(0.3);
  expect(addTenths([1.5, -0.5])).toBe(1);
  expect(addTenths([])).toBe(0);
});

test('credits are summed by class, and compared with the targets', () => {
  const lines = [
    { creditClass: 'I', points: 1.5 },
    { creditClass: 'II', points: 0.5 },
    { creditClass: 'I', points: 1 },
  ] as const;
  const credits = sumCredits(lines);
  expect(credits).toEqual({ I: 2.5, II: 0.5 });
  expect(sumClasses(credits)).toBe(3);
  expect(getMissingCredits(credits, { I: 2, II: 15 })).toBe(14.5);
  expect(formatCredit(3)).toBe('3.0');
});

test.each([
  ['I类', 'I'],
  ['II类', 'II'],
  ['', null],
  ['III类', null],
] as const)('the class %o of the library is %o', (text, creditClass) => {
  expect(parseCreditClass(text)).toBe(creditClass);
  if (creditClass !== null) expect(formatCreditClass(creditClass)).toBe(text);
});

test('only doctors, nurses and assistants earn credit', () => {
  expect([0, 5, 6, 11, 12, 13, 14, 15].filter(earnsCredit)).toEqual([6, 11, 12, 13]);
});

test('a year starts at midnight in Shanghai', () => {
  const start = Date.parse('2027-01-01T00:00:00+08:00');
  expect(getYearStart(2027)).toBe(start);
  expect([getCalendarYear(start - 1), getCalendarYear(start)]).toEqual([2026, 2027]);
});
