import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import type { Browser } from '../../../test/browser.ts';

let gateway: TestApp;
let author: Browser;

beforeAll(async () => {
  gateway = await testApp();
  author = await gateway.login('13900000003');
});
afterAll(() => gateway.close());

const list = async (payload: { cursor?: string; pageSize?: number } = {}) =>
  (await author.call('listMyContent', payload)).json().data;
interface Work {
  readonly resource: { readonly resourceId: string };
}
const idsOf = (page: { list: Work[] }) => page.list.map(({ resource }) => resource.resourceId);
const none = { draft: 0, review: 0, returned: 0, published: 0, withdrawn: 0, recheck: 0 };

test('published content is listed newest first, with its likes and favourites, and nothing else', async () => {
  expect(await list()).toEqual({ list: [], nextCursor: null, counts: none });
  const { sql } = gateway.deps;
  await sql`
    update resource set author_id = (select id from doctor where account_id = 'sample-03')
    where id in ('v01', 'v02', 'v03', 'v04')`;
  await sql`update resource set state = 'withdrawn' where id = 'v04'`;
  const reader = await gateway.login('13900000002');
  await reader.call('likeResource', { resourceType: 1, resourceId: 'v02', on: true });
  await reader.call('collectResource', { resourceType: 1, resourceId: 'v02', on: true });
  const rows = await sql<{ id: string }[]>`
    select id from resource where id in ('v01', 'v02', 'v03') order by published_at desc, id desc`;
  const page = await list();
  expect(idsOf(page)).toEqual(rows.map(({ id }) => id));
  expect(page.counts).toEqual({ ...none, published: 3 });
  const counts = new Map(page.list.map((work: Work) => [work.resource.resourceId, work]));
  expect(counts.get('v02')).toMatchObject({ likes: 1, favourites: 1 });
  expect(counts.get('v01')).toMatchObject({ likes: 0, favourites: 0 });
  const first = await list({ pageSize: 2 });
  expect([...idsOf(first), ...idsOf(await list({ pageSize: 2, cursor: first.nextCursor }))]).toEqual(idsOf(page));
  expect((await author.call('getPersonalSummary', {})).json().data).toMatchObject({ contentNum: 3, creditYear: 0 });
});

test('an account without a public page has published nothing', async () => {
  const plain = await gateway.login('13900000001');
  expect((await plain.call('listMyContent', {})).json().data).toEqual({ list: [], nextCursor: null, counts: none });
});

test('a visitor is refused, and a foreign cursor', async () => {
  const visitor = gateway.browser();
  expect((await visitor.call('listMyContent', {})).json().code).toBe(40_100);
  expect((await visitor.call('getPersonalSummary', {})).json().code).toBe(40_100);
  expect((await author.call('listMyContent', { cursor: 'x' })).json().code).toBe(40_000);
});
