import { expect, test } from 'vitest';
import { composeCancellation, composeReminder, composeReschedule, composeStart } from './reminder-text.ts';

const MINUTE = 60_000;
const startAt = Date.parse('2026-11-23T15:00:00+08:00');
const later = startAt + 30 * MINUTE;
const titles = { title: '髋关节课程', titleEn: 'Hip course' };
const event = { event: titles, item: null };
const item = { event: titles, item: 'Bone cement' };

test.each([
  [
    'a reminder of an event',
    composeReminder(event, startAt, startAt - 60 * MINUTE),
    'Live in 1 hour: Hip course',
    'Starts at 23 Nov 2026, 15:00 (Beijing time)',
  ],
  [
    'a reminder of an item',
    composeReminder(item, startAt, startAt - MINUTE),
    'Starting in 1 minute: Bone cement',
    'Agenda item of “Hip course”, starts at 23 Nov 2026, 15:00 (Beijing time)',
  ],
  [
    'a late start',
    composeStart(titles, startAt),
    'Live now: Hip course',
    'Planned for 23 Nov 2026, 15:00 (Beijing time), now live',
  ],
  [
    'another time of an event',
    composeReschedule(event, startAt, later),
    'Live event rescheduled: Hip course',
    'Moved from 23 Nov 2026, 15:00 to 23 Nov 2026, 15:30 (Beijing time)',
  ],
  [
    'another time of an item',
    composeReschedule(item, startAt, later),
    'Agenda item rescheduled: Bone cement',
    'Agenda item of “Hip course”, moved from 23 Nov 2026, 15:00 to 23 Nov 2026, 15:30 (Beijing time)',
  ],
  [
    'a cancelled event',
    composeCancellation(event, startAt),
    'Live event cancelled: Hip course',
    'Planned for 23 Nov 2026, 15:00 (Beijing time). The live event has been cancelled.',
  ],
  [
    'a cancelled item',
    composeCancellation(item, startAt),
    'Agenda item cancelled: Bone cement',
    'Agenda item of “Hip course”, planned for 23 Nov 2026, 15:00 (Beijing time). The live event has been cancelled.',
  ],
])('%s in English', (_what, compose, title, body) => {
  expect(compose('en')).toEqual({ title, body });
});

test('a moved item and a cancelled one in Chinese', () => {
  expect(composeReschedule(item, startAt, later)('zh')).toEqual({
    title: '日程改期：Bone cement',
    body: '“髋关节课程”中的日程，开始时间：由2026.11.23 15:00改为2026.11.23 15:30',
  });
  expect(composeCancellation(item, startAt)('zh')).toEqual({
    title: '日程取消：Bone cement',
    body: '“髋关节课程”中的日程，开始时间：原定2026.11.23 15:00，直播已取消',
  });
});

test('a reader abroad has their own time too, with its day where that is another one', () => {
  const reminder = composeReminder(event, startAt, startAt - MINUTE);
  expect(reminder('zh', 'Europe/Berlin').body).toBe('开播时间：2026.11.23 15:00（北京时间，您当地08:00）');
  expect(reminder('en', 'America/Los_Angeles').body).toBe(
    'Starts at 23 Nov 2026, 15:00 (Beijing time, 22 Nov 2026, 23:00 your time)',
  );
  expect(reminder('en', 'Asia/Singapore').body).toBe('Starts at 23 Nov 2026, 15:00 (Beijing time)');
});
