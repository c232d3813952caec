import { expect, test } from 'vitest';
import { canBookAgendaItem, canBookLive, findDueReminder } from './live-booking.ts';
import { LiveStatus } from './live-status.ts';

const START = Date.UTC(2026, 10, 22, 1);
const MINUTE = 60_000;

test.each([
  [-60 * MINUTE - 1, undefined],
  [-60 * MINUTE, 'hour'],
  [-5 * MINUTE - 1, 'hour'],
  [-5 * MINUTE, 'minutes5'],
  [-1, 'minutes5'],
  [0, undefined],
  [MINUTE, undefined],
])('%i ms from the start the reminder is %s', (offset, reminder) => {
  expect(findDueReminder(START, START + offset)?.notice).toBe(reminder);
});

test('events can be booked while they are announced, items of their agenda until they start', () => {
  const statuses = Object.values(LiveStatus);
  expect(statuses.filter(canBookLive)).toEqual([LiveStatus.advertise]);
  const bookable = statuses.filter((status) => canBookAgendaItem(status, START, START - 1));
  expect(bookable).toEqual([LiveStatus.advertise, LiveStatus.living, LiveStatus.pause]);
  expect(statuses.filter((status) => canBookAgendaItem(status, START, START))).toEqual([]);
});
