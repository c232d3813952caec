import { expect, test } from 'vitest';
import { canBookAgendaItem, canBookLive, getDueReminder } from './live-booking.ts';
import { LiveStatus } from './live-status.ts';

const START = Date.UTC(2026, 10, 22, 1);
const MINUTE = 60_000;

test.each([
  [-60 * MINUTE - 1, null],
  [-60 * MINUTE, 60],
  [-5 * MINUTE - 1, 60],
  [-5 * MINUTE, 5],
  [-1, 5],
  [0, null],
  [MINUTE, null],
])('%i ms from the start the reminder is %s', (offset, reminder) => {
  expect(getDueReminder(START, START + offset)).toBe(reminder);
});

test('events can be booked while they are announced, items of their agenda until they start', () => {
  const statuses = Object.values(LiveStatus);
  expect(statuses.filter(canBookLive)).toEqual([LiveStatus.advertise]);
  const bookable = statuses.filter((status) => canBookAgendaItem(status, START, START - 1));
  expect(bookable).toEqual([LiveStatus.advertise, LiveStatus.living, LiveStatus.pause]);
  expect(statuses.filter((status) => canBookAgendaItem(status, START, START))).toEqual([]);
});
