import { expect, test } from 'vitest';
import { getPauseEnd, isQuiet } from './quiet-hours.ts';

const at = (time: string) => Date.parse(`2026-11-21T${time}:00+08:00`);

test.each([
  ['22:00', '07:00', '21:59', false],
  ['22:00', '07:00', '22:00', true],
  ['22:00', '07:00', '00:00', true],
  ['22:00', '07:00', '06:59', true],
  ['22:00', '07:00', '07:00', false],
  ['12:30', '14:00', '12:29', false],
  ['12:30', '14:00', '12:30', true],
  ['12:30', '14:00', '14:00', false],
  ['09:00', '09:00', '09:00', false],
])('hours from %s to %s hold at %s: %s', (from, to, time, quiet) => {
  expect(isQuiet(at(time), { on: true, from, to }, null)).toBe(quiet);
  expect(isQuiet(at(time), { on: false, from, to }, null)).toBe(false);
});

test('a pause is quiet at any hour, until it ends', () => {
  const hours = { on: false, from: '22:00', to: '07:00' };
  expect(isQuiet(at('12:00'), hours, at('12:01'))).toBe(true);
  expect(isQuiet(at('12:01'), hours, at('12:01'))).toBe(false);
});

test.each([
  ['twoHours', '12:00', '2026-11-21T14:00+08:00'],
  ['fourHours', '23:30', '2026-11-22T03:30+08:00'],
  ['morning', '23:30', '2026-11-22T07:00+08:00'],
  ['morning', '06:59', '2026-11-21T07:00+08:00'],
  ['morning', '07:00', '2026-11-22T07:00+08:00'],
] as const)('a pause of %s at %s ends %s', (pause, time, end) => {
  expect(getPauseEnd(at(time), pause)).toBe(Date.parse(end));
});
