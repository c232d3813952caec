import type { ResponseOf } from '@osteon/contract';
import { LiveStatus } from '@osteon/domain';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import type { Browser } from '../../../test/browser.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';
import { listCards } from './home-cards.ts';

const clock = createFakeClock();
const gateway = await testApp({ clock });
afterAll(() => gateway.close());

async function homeOf(browser: Browser): Promise<ResponseOf<'getHome'>> {
  return (await browser.call('getHome', {})).json().data;
}

test('a visitor gets the whole page', async () => {
  const home = await homeOf(gateway.browser());
  expect(home.banners.map(({ pcLink }) => pcLink)).toEqual([
    '/courseTerminal?id=c07',
    '/surgeryVideoList#col04',
    '/videoTerminal?id=v13',
    '/courseTerminal?id=c11',
    '/doctorHome?id=e01',
  ]);
  expect([home.recommended.length, home.cases.length, home.hottest.length, home.upcoming.length]).toEqual([8, 2, 5, 3]);
  expect(home.specialties).toHaveLength(12);
  expect(home.sections.map(({ kind, list }) => [kind, list.length])).toEqual([
    ['resources', 8],
    ['resources', 8],
    ['resources', 8],
    ['resources', 8],
    ['collections', 8],
    ['doctors', 10],
  ]);
});

test('the running event is the lead, with its agenda; upcoming ones follow by their start time', async () => {
  const { lead, upcoming } = await homeOf(gateway.browser());
  expect([lead?.activityId, lead?.status]).toEqual(['l06', LiveStatus.living]);
  expect(lead?.agenda.filter(({ state }) => state === 'running')).toHaveLength(1);
  const startTimes = upcoming.map(({ planBeginTime }) => planBeginTime);
  expect(startTimes).toEqual(startTimes.toSorted((a, b) => a - b));
  expect(startTimes.every((startTime) => startTime > clock.now())).toBe(true);
});

test('the page is read from the database once in a few seconds', async () => {
  clock.advance(10_000);
  const before = await homeOf(gateway.browser());
  await gateway.deps.sql`update home_banner set title = '新的标题' where position = 0`;
  expect(await homeOf(gateway.browser())).toEqual(before);
  clock.advance(3001);
  expect((await homeOf(gateway.browser())).banners[0]?.title).toBe('新的标题');
});

test('the watch progress is private to each caller', async () => {
  const doctor = await gateway.login('13900000006');
  await doctor.call('savePlayPosition', { id: 'v24', positionSeconds: 33 });
  const watchedOf = async (browser: Browser) =>
    listCards(await homeOf(browser)).find(({ resourceId }) => resourceId === 'v24')?.watched;
  expect(await watchedOf(doctor)).toBeGreaterThan(0);
  expect(await watchedOf(gateway.browser())).toBeNull();
  expect(await watchedOf(await gateway.login('13900000007'))).toBeNull();
});

test('continue watching lists videos that were started and not finished, latest first', async () => {
  const doctor = await gateway.login('13900000003');
  const offered = async () => (await doctor.call('listContinueWatching', {})).json().data.list;
  expect(await offered()).toEqual([]);
  for (const [id, positionSeconds] of [
    ['v01', 20],
    ['v02', 40],
    ['v05', 3],
    ['v06', 100_000],
  ] as const) {
    clock.advance(1000);
    await doctor.call('savePlayPosition', { id, positionSeconds });
  }
  const list = await offered();
  expect(list.map((entry: { card: { resourceId: string } }) => entry.card.resourceId)).toEqual(['v02', 'v01']);
  expect(list[0].positionSeconds).toBe(40);
  const { data: video } = (await doctor.call('getVideo', { id: 'v02' })).json();
  const chapter = video.chapters.findLast((each: { startSeconds: number }) => each.startSeconds <= 40);
  expect(list[0].chapter).toEqual({ title: chapter.title, titleEn: chapter.titleEn });
  expect(chapter.titleEn).toMatch(/^[A-Z]/);
});

test('a visitor has an empty list', async () => {
  expect((await gateway.browser().call('listContinueWatching', {})).json().data).toEqual({ list: [] });
});

test('without a running event there is no lead', async () => {
  await gateway.deps.sql`update live_event set status = ${LiveStatus.end} where status = ${LiveStatus.living}`;
  expect((await homeOf(gateway.browser())).lead).toBeNull();
});

test('courses are new for seven days', async () => {
  const clock = createFakeClock();
  const own = await testApp({ clock });
  const state = async () => (await own.browser().call('getHomeNewState', {})).json().data.systemCourseNewState;
  expect(await state()).toBe(1);
  clock.advance(8 * 24 * 60 * 60 * 1000);
  expect(await state()).toBe(0);
  await own.close();
});
