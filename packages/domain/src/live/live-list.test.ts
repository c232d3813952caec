import { expect, test } from 'vitest';
import { addDays, getDayStart, getMonday } from '../format/day.ts';
import { countLiveEvents, type LiveGroup } from './live-list.ts';

const group = (change: Partial<LiveGroup>): LiveGroup => ({
  specialtyId: 'joint',
  kind: 'lecture',
  state: 'preview',
  isToday: false,
  count: 1,
  ...change,
});
const groups = [
  group({ state: 'living', isToday: true, count: 2 }),
  group({ count: 4, kind: 'surgery', specialtyId: 'spine' }),
  group({ state: 'replay', count: 8 }),
  group({ state: 'replay', isToday: true, count: 16 }),
  group({ state: 'ended', count: 32, kind: 'conference' }),
];

test.each([
  [{ when: 'coming' }, 6],
  [{ when: 'current' }, 22],
  [{ when: 'past' }, 56],
  [{ when: 'any' }, 62],
  [{ when: 'current', state: 'replay' }, 24],
  [{ when: 'current', state: 'living' }, 2],
  [{ when: 'past', state: 'preview' }, 0],
  [{ when: 'coming', kind: 'surgery' }, 4],
  [{ when: 'past', kind: 'conference', specialtyId: 'joint' }, 32],
  [{ when: 'past', specialtyId: 'spine' }, 0],
] as const)('%j lists %d', (choice, count) => {
  expect(countLiveEvents(groups, choice)).toBe(count);
});

test.each([
  ['2026-11-21', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2026-12-01', '2026-11-30'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s starts on %s', (day, monday) => {
  expect(getMonday(day)).toBe(monday);
});

test('days are in the time zone of Shanghai', () => {
  expect(getDayStart('2026-11-21')).toBe(Date.UTC(2026, 10, 20, 16));
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});
