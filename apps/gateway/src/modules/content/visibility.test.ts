import { isDeepStrictEqual } from 'node:util';
import { type CallName, errors, type RequestOf } from '@osteon/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import type { Browser } from '../../../test/browser.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';
import { readMaster, readPlaylist } from '../../../test/playlist.ts';
import { contentCommand } from '../../operator/content/content-command.ts';

const VIDEO = 'v37';
const TITLE = '前交叉韧带单束解剖重建：腘绳肌腱移植与股骨隧道定位';
/** No cached list expires, as the clock stands still: every change arrives by notification. */
const clock = createFakeClock();
/** For a busy machine. */
const ANNOUNCED = { timeout: 15_000, interval: 20 };
let gateway: TestApp;
/** Another process on the same database, which serves the requests; the operator works through the first. */
let other: TestApp;
let visitor: Browser;
let doctor: Browser;

beforeAll(async () => {
  gateway = await testApp({ clock });
  other = await testApp({ clock, beside: gateway });
  visitor = other.browser();
  doctor = await other.login('13900000002');
  await doctor.call('savePlayPosition', { id: VIDEO, positionSeconds: 20 });
  await gateway.deps.sql`update follow set seen_at = '2020-01-01'`;
  await gateway.deps.sql`
    insert into follow (account_id, ref_type, ref_id, followed_at, seen_at)
    values ('sample-02', 9, 'e04', now(), '2020-01-01') on conflict do nothing`;
  await gateway.deps.sql`
    insert into dictionary_term_resource (term_id, position, resource_id) values ('d157', 9, ${VIDEO})`;
  await other.app.ready();
});
afterAll(async () => {
  await other.close();
  await gateway.close();
});

async function operate(...words: string[]): Promise<void> {
  for await (const _line of contentCommand.read(words)(gateway.operator));
}

const withdraw = (id: string) => operate('withdraw', id, '--reason', '有误');

async function read<Name extends CallName>(name: Name, payload: RequestOf<Name>, browser = visitor) {
  const reply = (await browser.call(name, payload)).json();
  return reply.data ?? reply;
}

type Card = { resourceId: string };
const has = (cards: readonly Card[], id = VIDEO) => cards.some(({ resourceId }) => resourceId === id);
const countOf = (list: readonly { id: string; count: number }[], id: string) =>
  list.find((each) => each.id === id)?.count;

const isListed = async () => has((await read('listContent', { keyWord: '单束解剖' })).list);

/** Every list or page with a video, as a visitor or the doctor receives it. */
const readers: Readonly<Record<string, () => Promise<unknown>>> = {
  'the latest': async () => has((await read('listContent', { resourceType: 1, pageSize: 99 })).list),
  'the hottest of a type': async () => has((await read('listContent', { sort: 'hottest', resourceType: 1 })).list),
  'the list of a specialty': async () => has((await read('listContent', { specialtyId: 'sports', pageSize: 99 })).list),
  'the list of an author': async () => has((await read('listContent', { authorId: 'e04', pageSize: 99 })).list),
  'titles with a word': isListed,
  'members’ or free titles': async () =>
    (await read('listContent', { vip: 'false', pageSize: 999 }, doctor)).list.length +
    (await read('listContent', { vip: 'true', pageSize: 999 }, doctor)).list.length,
  'the list of a logged-in reader': async () => has((await read('listContent', { pageSize: 999 }, doctor)).list),
  'the list of a tag': async () => {
    const { list } = await read('listTags', { specialtyId: 'sports' });
    const tag = list.find(({ name }: { name: string }) => name === '前交叉韧带重建术');
    return has((await read('listContent', { tagId: tag.id, sort: 'hottest', pageSize: 99 })).list);
  },
  'the counts of tags': async () => (await read('listTags', {})).list,
  'the count of a specialty': async () => countOf((await read('listSpecialties', {})).list, 'sports'),
  'the page': async () => (await read('getVideo', { id: VIDEO })).card?.title,
  'the film': async () => (await read('getVideoPlay', { id: VIDEO })).durationSeconds,
  'the play position': async () =>
    (await read('savePlayPosition', { id: VIDEO, positionSeconds: 20 }, doctor)).positionSeconds,
  'counting a play': async () => (await visitor.call('addPlay', { id: VIDEO })).statusCode,
  'the home page': async () => {
    const home = await read('getHome', {});
    return [home.recommended, home.hottest, ...home.sections.map(({ list }: { list: Card[] }) => list)].map((cards) =>
      has(cards),
    );
  },
  'the collections at home': async () =>
    (await read('getHome', {})).sections.flatMap((section: { kind: string; list: unknown[] }) =>
      section.kind === 'collections' ? section.list : [],
    ),
  'the home page before the portal starts': async () =>
    JSON.stringify(
      await other.modules.initialDataLoaders['/home']?.({ session: null, query: new URLSearchParams() }),
    ).includes(`"${VIDEO}"`),
  'its page before the portal starts': async () => {
    const query = new URLSearchParams({ id: VIDEO });
    return (await other.modules.initialDataLoaders['/videoTerminal']?.({ session: null, query })) != null;
  },
  'what one began to watch': async () =>
    (await read('listContinueWatching', {}, doctor)).list.some(({ card }: { card: Card }) => has([card])),
  collections: async () =>
    (await read('listCollections', {})).list.some(({ videos }: { videos: Card[] }) => has(videos)),
  'the lesson of a course': async () =>
    (await read('getCourse', { id: 'c11' })).lessons.map(({ pcLink }: { pcLink: string | null }) => pcLink),
  'a term': async () => has((await read('getTerm', { id: 'd157' })).resources),
  'related videos': async () => has((await read('getVideo', { id: 'v38' })).related),
  'the works of a doctor': async () => (await read('getDoctor', { id: 'e04' })).workCount,
  'news of whom one follows': async () =>
    (await read('listFollowing', { pageNum: 1, pageSize: 50, refTypeList: [9] }, doctor)).list,
  'the search': async () => has((await read('search', { keyWord: TITLE })).list),
  'the counts of the search': async () => (await read('search', { keyWord: '前交叉韧带' })).counts,
  'the suggestions': async () =>
    JSON.stringify(await read('listRelatedSearchWords', { keyWord: '前交叉韧带单束解剖' })).includes(VIDEO),
  'the address of a resource': async () =>
    (await visitor.call('getResourceJumpInfo', { resourceId: VIDEO, resourceType: 1 })).statusCode,
  'the link preview': async () =>
    (await other.modules.pageCards['/videoTerminal']?.(new URLSearchParams({ id: VIDEO })))?.title,
  'sending it to a desktop': async () => {
    const phone = other.browser();
    await phone.call('phonePasswordLogin', { mobile: '13900000003', passwd: 'Osteon2026!' });
    return (await phone.call('sendTransfer', { resources: [{ resourceType: 1, resourceId: VIDEO }] })).statusCode;
  },
};

const readAll = async () =>
  Object.fromEntries(
    await Promise.all(Object.entries(readers).map(async ([name, readOne]) => [name, await readOne()] as const)),
  );

test('a withdrawn resource disappears at once on another process, and is visible everywhere again after an undo', async () => {
  const before = await readAll();
  expect(Object.entries(before).filter(([, value]) => value === false || value === undefined)).toEqual([]);
  await withdraw(VIDEO);
  await expect.poll(isListed, ANNOUNCED).toBe(false);
  const during = await readAll();
  expect(Object.keys(readers).filter((name) => isDeepStrictEqual(during[name], before[name]))).toEqual([]);
  await operate('undo', VIDEO);
  await expect.poll(isListed, ANNOUNCED).toBe(true);
  expect(await readAll()).toEqual(before);
});

test.each([
  ['getCase', 'k11'],
  ['getDocument', 'b01'],
  ['getCourse', 'c01'],
  ['getVideo', 'v01'],
] as const)('%s of a withdrawn resource is not found, until it is published again', async (name, id) => {
  const [card] = [(await read(name, { id })).card];
  await withdraw(id);
  const reply = await visitor.call(name, { id });
  expect([reply.statusCode, reply.json().code]).toEqual([404, errors.notFound.code]);
  await operate('publish', id);
  expect((await read(name, { id })).card).toEqual(card);
});

test('a banner of a withdrawn video leaves the home page', async () => {
  const links = async () => (await read('getHome', {})).banners.map(({ pcLink }: { pcLink: string }) => pcLink);
  const before = await links();
  expect(before).toContain('/videoTerminal?id=v13');
  await withdraw('v13');
  await vi.waitFor(async () => expect(await links()).toHaveLength(before.length - 1), ANNOUNCED);
  await operate('undo', 'v13');
});

test('a collection without a published video is left out', async () => {
  const [{ id, videos }] = (await read('listCollections', { specialtyId: 'sports' })).list;
  const ids: string[] = videos.map(({ resourceId }: Card) => resourceId);
  for (const each of ids) await withdraw(each);
  expect((await read('listCollections', {})).list.map((each: { id: string }) => each.id)).not.toContain(id);
  for (const each of ids) await operate('undo', each);
});

test('a lost connection, which may have missed changes, counts as a change of everything', async () => {
  const changes: unknown[] = [];
  other.deps.contentEvents.onChange((changed) => changes.push(changed));
  await gateway.deps.sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen %osteon_content%'`;
  await expect.poll(() => changes, ANNOUNCED).toContain(null);
});

test('a playing video stops within a second of its withdrawal, and plays on after an undo', async () => {
  const { playlistUrl } = await read('getVideoPlay', { id: 'v02' });
  const statusOf = async (url: string) => (await visitor.send({ url })).statusCode;
  const [rendition = ''] = readMaster((await visitor.send({ url: playlistUrl })).body).renditions;
  const track = new URL(rendition, `http://osteon.test${playlistUrl}`).pathname;
  const [segment = ''] = readPlaylist((await visitor.send({ url: track })).body).segments;
  const path = new URL(segment, `http://osteon.test${track}`).pathname;
  expect(await statusOf(path)).toBe(200);
  await withdraw('v02');
  clock.advance(1000);
  expect(await statusOf(path)).toBe(404);
  expect(await statusOf(playlistUrl)).toBe(404);
  await operate('undo', 'v02');
  clock.advance(1000);
  expect(await statusOf(path)).toBe(200);
});
