import { describe, expect, it, test } from 'vitest';
import { findConflict, getScheduleState, listScheduleDays, listTimeMarks, splitSessions } from './meeting-schedule.ts';

/** A time on 17 October 2026 in Shanghai, or on a day after it. */
const at = (time: string, days = 0) => Date.parse(`2026-10-17T${time}:00+08:00`) + days * 24 * 3_600_000;
const item = (from: string, until: string, days = 0) => ({
  itemId: `${from}-${until}`,
  at: at(from, days),
  endAt: at(until, days),
});

test('the days are those on which items start in Shanghai', () => {
  const items = [item('00:10', '01:00', 1), item('23:30', '23:59'), item('09:00', '10:00', 3)];
  expect(listScheduleDays(items)).toEqual(['2026-10-17', '2026-10-18', '2026-10-20']);
  expect(listScheduleDays([])).toEqual([]);
});

describe('sessions', () => {
  it.each([
    [
      'one hall without a pause',
      [
        ['09:00', '09:20'],
        ['09:20', '10:00'],
      ],
      [['09:00', '10:00']],
    ],
    [
      'a short pause',
      [
        ['09:00', '09:20'],
        ['09:49', '10:00'],
      ],
      [['09:00', '10:00']],
    ],
    [
      'a break',
      [
        ['09:00', '09:20'],
        ['09:50', '10:00'],
      ],
      [
        ['09:00', '09:20'],
        ['09:50', '10:00'],
      ],
    ],
    [
      'a break in one hall alone',
      [
        ['09:00', '10:00'],
        ['11:00', '12:00'],
        ['09:30', '11:20'],
      ],
      [['09:00', '12:00']],
    ],
    [
      'a short item within a long one',
      [
        ['09:00', '12:00'],
        ['09:10', '09:20'],
        ['12:10', '12:20'],
      ],
      [['09:00', '12:20']],
    ],
  ] as const)('%s', (_name, items, sessions) => {
    const toItem = ([from, until]: readonly [string, string]) => ({ at: at(from), endAt: at(until) });
    expect(splitSessions(items.map(toItem))).toEqual(sessions.map(toItem));
  });
});

test.each([
  ['09:00', '10:30', ['09:00', '09:30', '10:00']],
  ['15:12', '16:31', ['15:12', '15:30', '16:00', '16:30']],
  ['15:52', '16:31', ['15:52', '16:30']],
  ['15:25', '15:35', ['15:25']],
])('from %s to %s the times are %j', (from, until, marks) => {
  expect(listTimeMarks(item(from, until))).toEqual(marks.map((mark) => at(mark)));
});

test.each([
  ['08:59', 'coming'],
  ['09:00', 'running'],
  ['09:59', 'running'],
  ['10:00', 'past'],
] as const)('an item from 09:00 to 10:00 is at %s %s', (now, state) => {
  expect(getScheduleState(item('09:00', '10:00'), at(now))).toBe(state);
});

describe('schedule conflicts', () => {
  const [first, second, third] = [item('13:55', '14:20'), item('14:05', '14:35'), item('14:35', '15:00')];
  const same = { ...item('13:55', '14:10'), itemId: 'same' };
  const own = [first, second, third, same];

  it('only the later item has a conflict', () => {
    expect(findConflict(first, own)).toBeUndefined();
    expect(findConflict(second, own)).toBe(first);
  });

  it('one of two items that start together has a conflict', () => {
    expect(findConflict(same, own)).toBe(first);
  });

  it('there is no conflict if one starts as the other ends', () => {
    expect(findConflict(third, own)).toBeUndefined();
  });

  it('there is no conflict of an item with itself', () => {
    expect(findConflict(first, [first])).toBeUndefined();
  });
});
