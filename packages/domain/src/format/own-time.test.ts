import { expect, test } from 'vitest';
import { parseTimeZone } from '../language/time-zone.ts';
import { formatDateTime } from './date.ts';
import { getZoneOffset, toOwnTime } from './own-time.ts';

test.each([
  ['Europe/Berlin in winter', '2026-01-15T20:00+08:00', 'Europe/Berlin', '2026.01.15 13:00', true],
  ['Europe/Berlin in summer', '2026-07-15T20:00+08:00', 'Europe/Berlin', '2026.07.15 14:00', true],
  ['a day before', '2026-07-15T08:00+08:00', 'America/New_York', '2026.07.14 20:00', false],
  ['a day after', '2026-12-31T20:00+08:00', 'Pacific/Auckland', '2027.01.01 01:00', false],
  ['half an hour', '2026-07-15T20:00+08:00', 'Asia/Kolkata', '2026.07.15 17:30', true],
  ['no offset', '2026-07-15T20:00+08:00', 'UTC', '2026.07.15 12:00', true],
])('the own time of an event: %s', (_case, time, zone, shown, isSameDay) => {
  const ms = Date.parse(time);
  const own = toOwnTime(ms, getZoneOffset(ms, zone));
  expect(own && { ...own, shownAt: formatDateTime(own.shownAt) }).toEqual({ shownAt: shown, isSameDay });
});

test.each(['Asia/Shanghai', 'Asia/Singapore', 'Australia/Perth'])('%s shows what Shanghai shows', (zone) => {
  const ms = Date.parse('2026-07-15T20:00+08:00');
  expect(toOwnTime(ms, getZoneOffset(ms, zone))).toBeNull();
});

test.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['PRC', 'Asia/Shanghai'],
  [null, null],
  ['', null],
  ['Mars/Olympus', null],
  ["x'; drop table account", null],
  ['x'.repeat(4000), null],
])('the time zone of the cookie %j is %j', (value, zone) => {
  expect(parseTimeZone(value)).toBe(zone);
});
