import type { RequestOf, ResponseOf } from '@osteon/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import type { Browser } from '../../../test/browser.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';
import { createAdvertRepository } from './repository.ts';
import type { advert } from './tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const clock = createFakeClock();
const gateway = await testApp({ clock });
afterAll(() => gateway.close());
beforeEach(() => gateway.deps.sql`delete from advert`);

type Row = typeof advert.$inferInsert;
type Payload = RequestOf<'listHomeAdverts'>;

/** Adds an advert that runs from yesterday for a week. */
const add = (id: string, more: Partial<Row> = {}) =>
  createAdvertRepository(gateway.deps.db).add(
    {
      id,
      slot: 'live',
      liveId: null,
      title: `标题${id}`,
      text: '说明',
      pictureId: null,
      link: '/productList#p22',
      fromAt: clock.now() - DAY_MS,
      untilAt: clock.now() + 6 * DAY_MS,
      dailyCap: 3,
      ...more,
    },
    null,
  );

const readLive = async (
  browser: Browser,
  activityId = 'l06',
  headers = {},
): Promise<ResponseOf<'getLiveAdvert'>['advert']> =>
  (await browser.call('getLiveAdvert', { activityId }, headers)).json().data.advert;
const idOf = async (browser: Browser, activityId = 'l06', headers = {}) =>
  (await readLive(browser, activityId, headers))?.id ?? null;
const listHome = async (browser: Browser, payload: Payload = {}): Promise<string[]> =>
  (await browser.call('listHomeAdverts', payload)).json().data.adverts.map(({ id }: { id: string }) => id);

test('an event shows its own advert, else the latest one of all events; the home page shows two of its own', async () => {
  await add('all-old', { fromAt: clock.now() - 2 * DAY_MS });
  await add('all-new');
  await add('of-l08', { liveId: 'l08', fromAt: clock.now() - 3 * DAY_MS });
  for (const id of ['home-a', 'home-b', 'home-c']) await add(id, { slot: 'home' });
  const browser = gateway.browser();
  expect(await readLive(browser, 'l06')).toEqual({
    id: 'all-new',
    title: '标题all-new',
    text: '说明',
    picture: null,
    pcLink: '/productList#p22',
  });
  expect(await idOf(browser, 'l08')).toBe('of-l08');
  expect(await listHome(browser)).toEqual(['home-a', 'home-b']);
});

test('the adverts of a slot are those of the home page, or the one of all live events, with one cap', async () => {
  await add('of-l08', { liveId: 'l08' });
  await add('all-old', { fromAt: clock.now() - 2 * DAY_MS, dailyCap: 2 });
  await add('all-new', { dailyCap: 1 });
  await add('home', { slot: 'home' });
  const browser = gateway.browser();
  expect(await listHome(browser, { place: 'home' })).toEqual(['home']);
  expect(await listHome(browser, { place: 'live' })).toEqual(['all-new']);
  expect(await idOf(browser, 'l06')).toBe('all-old');
  expect(await listHome(browser, { place: 'live' })).toEqual(['all-old']);
  expect(await listHome(browser, { place: 'live' })).toEqual([]);
  const reply = await browser.call('listHomeAdverts', { place: 'video' as 'live' });
  expect([reply.statusCode, reply.json().code]).toEqual([400, 40_000]);
});

test('an advert runs from its start until before its end', async () => {
  const own = createFakeClock();
  const later = await testApp({ clock: own, beside: gateway });
  await add('a', { fromAt: own.now() + DAY_MS, untilAt: own.now() + 2 * DAY_MS });
  const browser = later.browser();
  expect(await idOf(browser)).toBeNull();
  own.advance(DAY_MS);
  expect(await idOf(browser)).toBe('a');
  own.advance(DAY_MS - 1);
  expect(await idOf(browser)).toBe('a');
  own.advance(1);
  expect(await idOf(browser)).toBeNull();
  await later.close();
});

test.each([
  ['a browser', {}],
  ['a browser that refuses to be tracked', { dnt: '1' }],
])('%s is shown an advert as often as its cap says, then the next, and again the day after', async (_who, headers) => {
  const own = createFakeClock();
  const later = await testApp({ clock: own, beside: gateway });
  await add('first', { dailyCap: 2 });
  await add('second', { dailyCap: 1, fromAt: clock.now() - 2 * DAY_MS });
  const browser = later.browser();
  const shown = [];
  for (let time = 0; time < 4; time++) shown.push(await idOf(browser, 'l06', headers));
  expect(shown).toEqual(['first', 'first', 'second', null]);
  expect(await idOf(later.browser(), 'l06', headers)).toBe('first');
  own.advance(DAY_MS);
  expect(await idOf(browser, 'l06', headers)).toBe('first');
  await later.close();
});

test('the cookie of a browser stores the adverts of home and of events beside each other', async () => {
  await add('home', { slot: 'home', dailyCap: 1 });
  await add('live', { dailyCap: 1 });
  const browser = gateway.browser();
  expect([await listHome(browser), await idOf(browser)]).toEqual([['home'], 'live']);
  expect([await listHome(browser), await idOf(browser)]).toEqual([[], null]);
});

test.each([
  ['nothing', ''],
  ['a text', 'yes'],
  ['other counts', '%F0%9F%A6%B4.a_-1.<b>_1.a_99999'],
])('a browser with %s in its cookie is shown the advert', async (_what, value) => {
  await add('a', { dailyCap: 1 });
  expect(await idOf(gateway.browser(), 'l06', { cookie: `osteon_adverts=${value}` })).toBe('a');
});

test('an event that is not public, or an invalid id, has no advert', async () => {
  await add('a');
  await gateway.deps.sql`update live_event set status = -1 where id = 'l09'`;
  for (const [activityId, status, code] of [
    ['l09', 404, 40400],
    ['nothing', 404, 40400],
    ['<b>', 400, 40000],
  ] as const) {
    const reply = await gateway.browser().call('getLiveAdvert', { activityId });
    expect([activityId, reply.statusCode, reply.json().code]).toEqual([activityId, status, code]);
  }
  await gateway.deps.sql`update live_event set status = 20 where id = 'l09'`;
});

test('adverts are deleted with their event', async () => {
  await add('a', { liveId: 'l09' });
  await add('b');
  const left: string[] = [];
  const rolledBack = gateway.deps.db.transaction(async (tx) => {
    await tx.execute("delete from live_event where id = 'l09'");
    left.push(...(await createAdvertRepository(tx).listLatest(10)).map(({ id }) => id));
    tx.rollback();
  });
  await expect(rolledBack).rejects.toThrow();
  expect(left).toEqual(['b']);
});

const ad: RequestOf<'reportAdData'>['events'][number] = {
  age: 0,
  page: 'liveDetail',
  content_id: 'l06',
  action: 'close',
  advertId: 'a',
  adLink: 'https://maker.example/arc-3',
  position: 1,
};
const visit = { visit_site_id: 1, visit_site_name: 'PC', session_id: '', ch: '', fch: '', ct: '' } as const;

test.each([
  ['an advert that was closed', ad, 200],
  ['an action that is none', { ...ad, action: 'hide' }, 400],
  ['a link of another scheme', { ...ad, adLink: 'javascript:alert(1)' }, 400],
  ['a link that leaves the portal', { ...ad, adLink: '//maker.example' }, 400],
])('%s', async (_what, event, status) => {
  const events = [event] as RequestOf<'reportAdData'>['events'];
  const reply = await gateway.browser().call('reportAdData', { batchId: 'ab'.repeat(16), ...visit, events });
  expect(reply.statusCode).toBe(status);
});
