import { errors, type RequestOf, type ResponseOf } from '@osteon/contract';
import { LiveStatus } from '@osteon/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';

const HOUR_MS = 3_600_000;
const EVENT = 'l13';

const clock = createFakeClock();
const start = clock.now();
let gateway: TestApp;
let visitor: Browser;
let browser: Browser;
let other: Browser;

beforeAll(async () => {
  gateway = await testApp({ clock });
  visitor = gateway.browser();
  browser = await gateway.login('13900000002');
  other = await gateway.login('13900000003');
});
afterAll(() => gateway.close());
beforeEach(async () => {
  clock.set(start);
  await gateway.deps.sql`delete from live_booking`;
  await gateway.deps.sql`update live_event set book_num = 0, status = ${LiveStatus.advertise} where id = ${EVENT}`;
});

const book = async (by: Browser, more: Partial<RequestOf<'subscribeActivity'>> = {}) =>
  (await by.call('subscribeActivity', { activityId: EVENT, ...more })).json();
const readEvent = async (by: Browser) =>
  (await by.call('getActivityDetail', { activityId: EVENT })).json().data.meetingActivity;
interface Item {
  readonly itemId: string;
  readonly title: string;
  readonly at: number;
  readonly booked: boolean;
}
const listItems = async (by: Browser): Promise<Item[]> =>
  (await readEvent(by)).agenda.flatMap(({ items }: { items: Item[] }) => items);

test('a booking is counted once, is visible to its account only, and can be cancelled', async () => {
  expect((await book(browser)).data).toEqual({ booked: true, bookNum: 1 });
  expect((await book(browser)).data).toEqual({ booked: true, bookNum: 1 });
  expect((await book(other)).data).toEqual({ booked: true, bookNum: 2 });
  expect(await readEvent(browser)).toMatchObject({ booked: true, bookNum: 2 });
  expect(await readEvent(visitor)).toMatchObject({ booked: false, bookNum: 2 });
  expect((await book(browser, { booked: false })).data).toEqual({ booked: false, bookNum: 1 });
  expect((await book(browser, { booked: false })).data).toEqual({ booked: false, bookNum: 1 });
  expect(await readEvent(other)).toMatchObject({ booked: true, bookNum: 1 });
});

test('concurrent bookings count once each', async () => {
  const responses = await Promise.all([book(browser), book(browser), book(other), book(other), book(browser)]);
  expect(responses.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0]);
  expect((await readEvent(visitor)).bookNum).toBe(2);
});

test('an item of the agenda is booked beside the event, and is not counted', async () => {
  const items = await listItems(browser);
  const [first, second] = items;
  expect((await book(browser, { itemId: second?.itemId })).data).toEqual({ booked: true, bookNum: 0 });
  expect(await readEvent(browser)).toMatchObject({ booked: false, bookNum: 0 });
  expect((await listItems(browser)).map(({ booked }) => booked)).toEqual(
    items.map(({ itemId }) => itemId === second?.itemId),
  );
  expect((await listItems(other)).some(({ booked }) => booked)).toBe(false);
  expect((await book(browser, { itemId: first?.itemId })).code).toBe(0);
  expect((await book(browser, { itemId: 'unknown' })).code).toBe(errors.notFound.code);
});

test('an event that is on the air or over cannot be booked, but its coming items can, and existing bookings stay', async () => {
  await book(browser);
  const { planBeginTime } = await readEvent(browser);
  await gateway.deps.sql`update live_event set status = ${LiveStatus.living} where id = ${EVENT}`;
  clock.set(planBeginTime + 1);
  const session = await gateway.login('13900000002');
  const late = await gateway.login('13900000003');
  const [started, coming] = await listItems(session);
  expect((await book(late)).code).toBe(errors.conflict.code);
  expect((await book(late, { itemId: started?.itemId })).code).toBe(errors.conflict.code);
  expect((await book(late, { itemId: coming?.itemId })).code).toBe(0);
  expect((await book(session)).data).toEqual({ booked: true, bookNum: 1 });
  expect((await book(session, { booked: false })).data).toEqual({ booked: false, bookNum: 0 });

  await gateway.deps.sql`update live_event set status = ${LiveStatus.end} where id = ${EVENT}`;
  expect((await book(late, { itemId: coming?.itemId, booked: false })).code).toBe(0);
  expect((await book(late, { itemId: coming?.itemId })).code).toBe(errors.conflict.code);
});

test('visitors, unknown and hidden events, invalid ids and the name of another account are refused', async () => {
  expect((await book(visitor)).code).toBe(errors.notLoggedIn.code);
  expect((await book(browser, { activityId: 'l99' })).code).toBe(errors.notFound.code);
  expect((await book(browser, { activityId: 'l 1' })).code).toBe(errors.badInput.code);
  await gateway.deps.sql`update live_event set status = ${LiveStatus.pendingReview} where id = ${EVENT}`;
  expect((await book(browser)).code).toBe(errors.notFound.code);
  const foreign = await browser.call('subscribeActivity', { activityId: EVENT, customerId: 'sample-03' });
  expect(foreign.json().code).not.toBe(0);
  const [row] = await gateway.deps.sql`select count(*)::int as count from live_booking`;
  expect(row?.['count']).toBe(0);
});

test('an event that nobody started is over after its planned end', async () => {
  const { planEndTime } = await readEvent(visitor);
  clock.set(planEndTime + HOUR_MS);
  const late = await gateway.login('13900000002');
  expect((await book(late)).code).toBe(errors.conflict.code);
});

const listBookings = async (by: Browser): Promise<ResponseOf<'listLiveBookings'>> =>
  (await by.call('listLiveBookings', {})).json().data;

test('an account lists its bookings that are not over, the next first, and no other account sees them', async () => {
  const items = await listItems(browser);
  const item = items[1];
  await book(browser, { itemId: item?.itemId });
  await book(browser);
  await book(browser, { activityId: 'l10' });
  const { planBeginTime, planEndTime, activityTitle } = await readEvent(browser);
  const { list, systemTime } = await listBookings(browser);
  expect(systemTime).toBe(clock.now());
  expect(list.map(({ activityId, itemId }) => [activityId, itemId])).toEqual([
    ['l10', ''],
    [EVENT, ''],
    [EVENT, item?.itemId],
  ]);
  expect(list[1]).toEqual({
    activityId: EVENT,
    itemId: '',
    itemTitle: '',
    activityTitle,
    activityTitleEn: expect.any(String),
    liveType: 'common',
    beginTime: planBeginTime,
    pcLink: `/liveDetail?activityId=${EVENT}`,
  });
  expect(list[2]).toMatchObject({ itemTitle: item?.title, beginTime: item?.at });
  expect((await listBookings(other)).list).toEqual([]);
  expect((await visitor.call('listLiveBookings', {})).json().code).toBe(errors.notLoggedIn.code);

  clock.set(planEndTime + 1);
  const late = await gateway.login('13900000002');
  expect((await listBookings(late)).list).toEqual([]);
  // Running events may overrun, while their items end as planned.
  await gateway.deps.sql`update live_event set status = ${LiveStatus.living} where id = ${EVENT}`;
  expect((await listBookings(late)).list.map(({ itemId }) => itemId)).toEqual(['']);
  await gateway.deps.sql`update live_event set status = ${LiveStatus.end} where id = ${EVENT}`;
  expect((await listBookings(late)).list).toEqual([]);
});
