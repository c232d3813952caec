import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countAttended,
  isPresent,
  listItemMinutes,
  listMinutesOnAir,
  readMasks,
  toMinute,
  toMinuteMask,
  uniteMasks,
} from './attendance.ts';
import { LiveStatus } from './live-status.ts';

const MINUTE_MS = 60_000;
const START = 1_000_000 * MINUTE_MS;
const { advertise, living, pause, end } = LiveStatus;

type Step = readonly [seconds: number, from: number, to: number];

const listOnAir = (status: number, steps: readonly Step[], nowSeconds: number) => {
  const changes = steps.map(([seconds, from, to]) => ({ from, to, at: START + seconds * 1000 }));
  const history = { status, planStartAt: START - 2 * MINUTE_MS, changes };
  return listMinutesOnAir(history, START + nowSeconds * 1000).map((minute) => minute - toMinute(START));
};

test.each<[name: string, status: number, steps: readonly Step[], nowSeconds: number, minutes: number[]]>([
  ['an announced event has none', advertise, [], 600, []],
  ['a running one has those up to now', living, [[0, advertise, living]], 150, [0, 1, 2]],
  ['a minute that has just started is none yet', living, [[0, advertise, living]], 149, [0, 1]],
  ['half of the first one is enough', living, [[30, advertise, living]], 120, [0, 1]],
  ['less is not', living, [[31, advertise, living]], 120, [1]],
  [
    'a pause is none',
    living,
    [
      [0, advertise, living],
      [120, living, pause],
      [240, pause, living],
    ],
    300,
    [0, 1, 4],
  ],
  [
    'two short pauses of a minute add up',
    living,
    [
      [0, advertise, living],
      [60, living, pause],
      [76, pause, living],
      [90, living, pause],
      [106, pause, living],
    ],
    120,
    [0],
  ],
  [
    'a pause by which it ends is none',
    end,
    [
      [0, advertise, living],
      [60, living, pause],
      [600, pause, end],
    ],
    900,
    [0],
  ],
  [
    'none follow the end',
    end,
    [
      [0, advertise, living],
      [125, living, end],
    ],
    900,
    [0, 1],
  ],
  ['without a recorded start it started as planned', living, [], 60, [-2, -1, 0]],
  ['also if its end is recorded', end, [[60, living, end]], 600, [-2, -1, 0]],
])('minutes on the air: %s', (_name, status, steps, nowSeconds, minutes) => {
  expect(listOnAir(status, steps, nowSeconds)).toEqual(minutes);
});

test('a minute belongs to the item that runs in its middle', () => {
  const minutes = [0, 1, 2, 3].map((each) => toMinute(START) + each);
  const ofItem = (from: number, until: number) =>
    listItemMinutes({ at: START + from * 1000, endAt: START + until * 1000 }, minutes).map(
      (minute) => minute - toMinute(START),
    );
  expect(ofItem(0, 90)).toEqual([0]);
  expect(ofItem(90, 240)).toEqual([1, 2, 3]);
  expect(ofItem(60, 60)).toEqual([]);
  expect(ofItem(600, 900)).toEqual([]);
});

test.each([
  [0, 0, false],
  [7, 10, true],
  [6, 10, false],
  [69, 99, false],
  [70, 99, true],
  [1, 1, true],
])('%i attended minutes of %i: present %s', (attended, minutes, present) => {
  expect(isPresent(attended, minutes)).toBe(present);
});

const MINUTES = Array.from({ length: 24 * 60 }, (_, minute) => minute);
const minuteOfDay = fc.constantFrom(...MINUTES);

test('the minutes of several tabs count once, and never more than those on the air', () => {
  fc.assert(
    fc.property(fc.array(fc.array(minuteOfDay)), fc.uniqueArray(minuteOfDay), (tabs, minutesOnAir) => {
      const hours = new Map<number, string>();
      for (const minute of tabs.flat()) {
        const { hourAt, mask } = toMinuteMask(minute);
        hours.set(hourAt, uniteMasks(hours.get(hourAt) ?? mask, mask));
      }
      const attended = readMasks([...hours].map(([hourAt, mask]) => ({ hourAt, mask })));
      expect(MINUTES.filter((minute) => attended.has(minute))).toEqual(
        [...new Set(tabs.flat())].toSorted((a, b) => a - b),
      );
      expect(countAttended(attended, minutesOnAir)).toBeLessThanOrEqual(minutesOnAir.length);
    }),
  );
});
