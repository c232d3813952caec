import { errors } from '@osteon/contract';
import fc from 'fast-check';
import { convertIcsCalendar } from 'ts-ics';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { composeCalendar } from './calendar-file.ts';

const CONTENT_LINE_MAX = 75;

const clock = createFakeClock();
const gateway = await testApp({ clock });
const visitor = gateway.browser();
afterAll(() => gateway.close());

const seconds = fc.integer({ min: 1_600_000_000, max: 4_000_000_000 });
/** Titles and introductions: no control characters, and no blanks at the ends. */
const words = fc
  .array(fc.constantFrom('髋', '关节', '，', ',', ';', ':', '"', '\\', '\\n', 'é', '𠮷', 'a', ' ', '＝', '='), {
    maxLength: 80,
  })
  .map((parts) => parts.join('').trim());

test('a calendar file with any text is parsed back to the same text, in lines of 75 octets', async () => {
  const entries = fc.record({
    title: words.filter((title) => title !== ''),
    description: words,
    startSeconds: seconds,
    minutes: fc.integer({ min: 1, max: 10_080 }),
  });
  await fc.assert(
    fc.asyncProperty(entries, async ({ title, description, startSeconds, minutes }) => {
      const startAt = startSeconds * 1000;
      const endAt = startAt + minutes * 60_000;
      const url = 'https://osteon.example/edu/liveDetail?activityId=l10';
      const entry = { uid: 'l10@osteon.example', startAt, endAt, title, description, url };
      const file = await composeCalendar([entry], startAt - 1000);
      const lines = file.split('\r\n');
      expect(lines.every((line) => Buffer.byteLength(line) <= CONTENT_LINE_MAX && !/[\r\n]/.test(line))).toBe(true);
      const [event, ...others] = convertIcsCalendar(undefined, file).events ?? [];
      expect(others).toEqual([]);
      expect(event).toMatchObject({
        uid: entry.uid,
        start: { date: new Date(startAt) },
        end: { date: new Date(endAt) },
        stamp: { date: new Date(startAt - 1000) },
        summary: title,
        url,
      });
      expect(event?.description ?? '').toBe(description);
    }),
  );
});

test('the calendar files of an event and of an item are open to visitors', async () => {
  const { data } = (await visitor.call('getActivityDetail', { activityId: 'l10' })).json();
  const { agenda, planBeginTime, planEndTime, activityTitle } = data.meetingActivity;
  const toDate = (ms: number) => new Date(Math.floor(ms / 1000) * 1000);
  const read = async (query: string) => {
    const response = await gateway.app.inject(`/gateway/live-service/calendar?${query}`);
    expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(response.headers['content-disposition']).toContain('.ics');
    return convertIcsCalendar(undefined, response.body).events?.[0];
  };
  expect(await read('activityId=l10')).toMatchObject({
    summary: activityTitle,
    start: { date: toDate(planBeginTime) },
    end: { date: toDate(planEndTime) },
    url: expect.stringContaining('/edu/liveDetail?activityId=l10'),
  });
  const item = agenda[1].items[0];
  expect(await read(`activityId=l10&itemId=${item.itemId}`)).toMatchObject({
    summary: item.title,
    start: { date: toDate(item.at) },
    end: { date: toDate(item.endAt) },
  });
});

test.each([
  ['activityId=l99', errors.notFound.code],
  ['activityId=l10&itemId=unknown', errors.notFound.code],
  ['activityId=l%201', errors.badInput.code],
  ['', errors.badInput.code],
])('a calendar file for %j is refused', async (query, code) => {
  expect((await gateway.app.inject(`/gateway/live-service/calendar?${query}`)).json().code).toBe(code);
});

test('the bookings of one event are a separate calendar file', async () => {
  const browser = await gateway.login('13900000004');
  const { agenda } = (await visitor.call('getActivityDetail', { activityId: 'l10' })).json().data.meetingActivity;
  const { itemId } = agenda[0].items[0];
  await browser.call('subscribeActivity', { activityId: 'l10', itemId });
  await browser.call('subscribeActivity', { activityId: 'l11' });
  const read = (activityId: string) =>
    browser.send({ url: `/gateway/live-service/calendar/booked?activityId=${activityId}` });
  const response = await read('l10');
  expect(response.headers['content-disposition']).toContain('osteon-l10-booked.ics');
  const events = convertIcsCalendar(undefined, response.body).events ?? [];
  expect(events.map(({ uid }) => uid.split('@')[0])).toEqual([`l10-${itemId}`]);
  expect(convertIcsCalendar(undefined, (await read('l13')).body).events ?? []).toEqual([]);
  expect((await read('l%201')).json().code).toBe(errors.badInput.code);
});

test('all bookings of an account are one calendar file, for that account only', async () => {
  const route = '/gateway/live-service/calendar/booked';
  const browser = await gateway.login('13900000002');
  for (const activityId of ['l11', 'l13']) await browser.call('subscribeActivity', { activityId });
  const response = await browser.send({ url: route });
  expect(response.headers['cache-control']).toBe('no-store');
  const uids = (by: string) => convertIcsCalendar(undefined, by).events?.map(({ uid }) => uid.split('@')[0]);
  expect(uids(response.body)).toEqual(['l11', 'l13']);
  const other = await gateway.login('13900000003');
  expect(uids((await other.send({ url: route })).body) ?? []).toEqual([]);
  expect((await visitor.send({ url: route })).json().code).toBe(errors.notLoggedIn.code);
});
