import { LiveStatus } from '@osteon/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { liveReminderQueue } from './reminder-service.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const EVENT = 'l09';
const ACCOUNT = 'sample-02';

const clock = createFakeClock();
const start = clock.now();
let gateway: TestApp;
let browser: Browser;
let startAt: number;
let title: string;
let titleEn: string;

beforeAll(async () => {
  gateway = await testApp({ clock });
  browser = await gateway.login('13900000002');
  ({ planBeginTime: startAt, activityTitle: title, activityTitleEn: titleEn } = await readEvent(browser));
});
afterAll(() => gateway.close());
beforeEach(async () => {
  clock.set(start);
  const { sql } = gateway.deps;
  await sql`delete from live_booking`;
  await sql`delete from message`;
  await sql`delete from delivery`;
  await sql`delete from message_preference`;
  await sql`update live_event set status = ${LiveStatus.advertise}, plan_start_at = ${new Date(startAt).toISOString()} where id = ${EVENT}`;
});

const readEvent = async (by: Browser) =>
  (await by.call('getActivityDetail', { activityId: EVENT })).json().data.meetingActivity;

async function book(itemId?: string): Promise<void> {
  const { code } = (await browser.call('subscribeActivity', { activityId: EVENT, itemId })).json();
  expect(code).toBe(0);
}

async function remindAt(now: number): Promise<void> {
  clock.set(now);
  const worker = gateway.modules.workers.find(({ queue }) => queue.name === liveReminderQueue.name);
  if (!worker) throw new Error('there is no such worker');
  const job = { id: '1', attempt: 0, isLastAttempt: true, signal: new AbortController().signal };
  await worker.work({}, job);
}

async function listTitles(): Promise<string[]> {
  const rows = await gateway.deps.sql`
    select title from message where account_id = ${ACCOUNT} and scene = 'live_activity_message' order by sent_at, id`;
  return rows.map((row) => String(row['title']));
}

test('bookings are notified once an hour and once five minutes before the start, and not afterwards', async () => {
  await book();
  await remindAt(startAt - HOUR - 1);
  expect(await listTitles()).toEqual([]);
  await remindAt(startAt - HOUR);
  await remindAt(startAt - 30 * MINUTE);
  expect(await listTitles()).toEqual([`1小时后开播：${title}`]);
  await remindAt(startAt - 5 * MINUTE);
  await remindAt(startAt - 4 * MINUTE);
  await remindAt(startAt + MINUTE);
  expect(await listTitles()).toEqual([`1小时后开播：${title}`, `5分钟后开播：${title}`]);
  const [message] = (await browser.call('listMessages', {})).json().data.list;
  expect(message).toMatchObject({ scene: 'live_activity_message', pcLink: `/liveDetail?activityId=${EVENT}` });
});

test("a reader abroad is reminded with Beijing's time and their own, in their language", async () => {
  const abroad = await gateway.login('13900000003');
  abroad.cookies.set('osteon_time_zone', 'Europe/Berlin');
  await abroad.call('checkSession', {});
  await abroad.call('updateInterfaceLanguage', { locale: 'en' });
  await abroad.call('subscribeActivity', { activityId: EVENT });
  await remindAt(startAt - HOUR);
  const [message] = (await abroad.call('listMessages', {})).json().data.list;
  const clockOf = (timeZone: string) => new Date(startAt).toLocaleTimeString('en-GB', { timeZone, timeStyle: 'short' });
  expect(message.title).toBe(`Live in 1 hour: ${titleEn || title}`);
  expect(message.body).toContain(`, ${clockOf('Asia/Shanghai')} (Beijing time, `);
  expect(message.body).toContain(`${clockOf('Europe/Berlin')} your time)`);
});

test('a booking within the hour gets only the five-minute reminder, and a cancelled booking none', async () => {
  clock.set(startAt - 20 * MINUTE);
  await book();
  await remindAt(startAt - 19 * MINUTE);
  expect(await listTitles()).toEqual([]);
  await remindAt(startAt - 5 * MINUTE);
  expect(await listTitles()).toEqual([`5分钟后开播：${title}`]);

  await gateway.deps.sql`delete from message`;
  await browser.call('subscribeActivity', { activityId: EVENT, booked: false });
  await remindAt(startAt - MINUTE);
  expect(await listTitles()).toEqual([]);
});

test('a booking after the planned start is notified once the event starts, and nobody else is', async () => {
  await book();
  await remindAt(startAt - 5 * MINUTE);
  const late = await gateway.login('13900000006');
  clock.set(startAt + MINUTE);
  expect((await late.call('subscribeActivity', { activityId: EVENT })).json().code).toBe(0);
  await remindAt(startAt + 2 * MINUTE);
  await gateway.deps.sql`update live_event set status = ${LiveStatus.living} where id = ${EVENT}`;
  await remindAt(startAt + 3 * MINUTE);
  await remindAt(startAt + 4 * MINUTE);
  expect(await listTitles()).toEqual([`5分钟后开播：${title}`]);
  const [message, ...others] = (await late.call('listMessages', {})).json().data.list;
  expect(message).toMatchObject({ title: `直播已开始：${title}`, pcLink: `/liveDetail?activityId=${EVENT}` });
  expect(others.filter((other: { title: string }) => other.title.includes(title))).toEqual([]);
});

test('everybody is notified of an event that starts five minutes late', async () => {
  await book();
  await remindAt(startAt - 5 * MINUTE);
  const { sql } = gateway.deps;
  await sql`update live_event set status = ${LiveStatus.living} where id = ${EVENT}`;
  await sql`insert into live_status_change (live_id, transition, actor, "from", "to", at)
    values (${EVENT}, 'start', 'encoder', 20, 40, ${new Date(startAt + 5 * MINUTE).toISOString()})`;
  await remindAt(startAt + 6 * MINUTE);
  await remindAt(startAt + 7 * MINUTE);
  await sql`delete from live_status_change where live_id = ${EVENT}`;
  expect(await listTitles()).toEqual([`5分钟后开播：${title}`, `直播已开始：${title}`]);
});

test('a gateway that was down sends the number of minutes that are left', async () => {
  await book();
  await remindAt(startAt - 42 * MINUTE);
  expect(await listTitles()).toEqual([`42分钟后开播：${title}`]);
});

test('a cancelled event sends no reminders, nor does one that started early', async () => {
  await book();
  await gateway.deps.sql`update live_event set status = ${LiveStatus.disabled} where id = ${EVENT}`;
  await remindAt(startAt - HOUR);
  await gateway.deps.sql`update live_event set status = ${LiveStatus.living} where id = ${EVENT}`;
  await remindAt(startAt - 5 * MINUTE);
  expect(await listTitles()).toEqual([]);
});

test('a moved event notifies its new time once, and sends reminders of that time only', async () => {
  await book();
  const later = startAt + 3 * HOUR;
  await gateway.deps
    .sql`update live_event set plan_start_at = ${new Date(later).toISOString()}, plan_end_at = ${new Date(later + HOUR).toISOString()} where id = ${EVENT}`;
  await remindAt(startAt - HOUR);
  await remindAt(startAt - 5 * MINUTE);
  expect(await listTitles()).toEqual([`直播改期：${title}`]);
  await remindAt(later - HOUR);
  expect(await listTitles()).toEqual([`直播改期：${title}`, `1小时后开播：${title}`]);
});

test('an item of the agenda sends reminders of its own start, even while the event is running', async () => {
  const { agenda } = await readEvent(browser);
  const item = agenda[1].items[0];
  await book(item.itemId);
  await gateway.deps.sql`update live_event set status = ${LiveStatus.living} where id = ${EVENT}`;
  await remindAt(item.at - 5 * MINUTE);
  expect(await listTitles()).toEqual([`5分钟后开始：${item.title}`]);
});

test('a reminder is sent by the channels that its receiver has enabled', async () => {
  await gateway.deps.sql`
    insert into message_preference (account_id, scene, kind, reminds, mail, sms)
    values (${ACCOUNT}, 'live_activity_message', 'notice', true, false, true)`;
  await book();
  await remindAt(startAt - HOUR);
  await remindAt(startAt - HOUR + MINUTE);
  const deliveries = await gateway.deps.sql`select kind from delivery`;
  expect(deliveries.map(({ kind }) => kind)).toEqual(['sms']);
});
