import type { ResponseOf } from '@osteon/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';

let gateway: TestApp;
let browser: Browser;

beforeAll(async () => {
  gateway = await testApp();
  browser = await gateway.login('13900000002');
});
afterAll(() => gateway.close());

const feed = async (payload: object = {}, by = browser): Promise<ResponseOf<'listFollowedContent'>> =>
  (await by.call('listFollowedContent', { pageSize: 20, ...payload })).json().data;
const idsOf = ({ list }: ResponseOf<'listFollowedContent'>) => list.map(({ resourceId }) => resourceId);

/** Content of the followed doctors, newest first, by a plain statement. */
async function listExpected(): Promise<string[]> {
  const rows = await gateway.deps.sql<{ id: string }[]>`
    select resource.id from resource join follow on ref_type = 9 and ref_id = author_id and account_id = 'sample-02'
    where state = 'published' order by published_at desc, resource.id desc`;
  return rows.map(({ id }) => id);
}

test('the feed lists the content of the followed doctors, newest first', async () => {
  const expected = await listExpected();
  expect(expected.length).toBeGreaterThan(20);
  const { list, nextCursor } = await feed();
  expect(list.map(({ resourceId }) => resourceId)).toEqual(expected.slice(0, 20));
  expect(nextCursor).not.toBeNull();
  expect(list[0]).toMatchObject({ author: { id: expect.stringMatching(/^e/) }, watched: null });
});

test.each([1, 3, 7])('pages of %s list the same, each entry once', async (pageSize) => {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await feed({ pageSize, ...(cursor !== undefined && { cursor }) });
    expect(page.list.length).toBeLessThanOrEqual(pageSize);
    found.push(...idsOf(page));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(found).toEqual(await listExpected());
});

test('withdrawn content, and that of doctors who are no longer followed, is left out', async () => {
  const [first] = (await feed()).list;
  await gateway.deps.sql`update resource set state = 'withdrawn' where id = ${first?.resourceId ?? ''}`;
  expect(idsOf(await feed())).not.toContain(first?.resourceId);
  await gateway.deps.sql`update resource set state = 'published' where id = ${first?.resourceId ?? ''}`;
  expect(idsOf(await feed())[0]).toBe(first?.resourceId);
  const author = first?.author?.id ?? '';
  await browser.call('updateSubscribe', { resType: 9, resId: author, on: false });
  expect((await feed({ pageSize: 100 })).list.filter((card) => card.author?.id === author)).toEqual([]);
  expect(idsOf(await feed({ pageSize: 100 }))).toEqual(await listExpected());
});

test('an account that follows nobody, or an association alone, has an empty feed', async () => {
  const other = await gateway.login('13900000004');
  expect(await feed({}, other)).toEqual({ list: [], nextCursor: null });
  await other.call('updateSubscribe', { resType: 36, resId: 'o1', on: true });
  expect(await feed({}, other)).toEqual({ list: [], nextCursor: null });
});

test('a visitor must log in, and a cursor of another list is refused', async () => {
  const reply = await gateway.browser().call('listFollowedContent', {});
  expect(reply.json()).toMatchObject({ code: 40_100, data: { sceneId: 27, outcome: 'login' } });
  for (const cursor of ['nonsense', Buffer.from('["v01"]').toString('base64url')]) {
    expect((await browser.call('listFollowedContent', { cursor })).json().code).toBe(40_000);
  }
});
