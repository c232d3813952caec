import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';

const PAGES = [
  ['a video', { resourceType: 1, resourceId: 'v60' }, '/videoTerminal?id=v60'],
  ['a document', { resourceType: 2, resourceId: 'b20' }, '/docTerminal?id=b20'],
  ['a case', { resourceType: 7, resourceId: 'k30' }, '/caseTerminal?id=k30'],
  ['a course', { resourceType: 14, resourceId: 'c10' }, '/courseTerminal?id=c10'],
] as const;

type Item = (typeof PAGES)[number][1];

const clock = createFakeClock();
let gateway: TestApp;
let author: Browser;
let reader: Browser;

beforeAll(async () => {
  gateway = await testApp({ clock });
  author = await gateway.login('13900000003');
  reader = await gateway.login('13900000002');
});
afterAll(() => gateway.close());

const comment = async (by: Browser, item: Item, parentId?: string) => {
  clock.advance(1000);
  const payload = { ...item, text: '后壁厚度差多少？', clientId: randomUUID(), ...(parentId && { parentId }) };
  return (await by.call('createComment', payload)).json();
};

/** Everything that engagement has written so far. */
const countRows = async () => {
  const [row] = await gateway.deps.sql`
    select (select count(*)::int from comment) as comments, (select sum(visible)::int from comment_total) as totals,
      (select count(*)::int from item_like) as likes, (select count(*)::int from favorite) as favorites,
      (select count(*)::int from favorite_folder) as folders, (select count(*)::int from engagement_event) as events,
      (select count(*)::int from engagement_count) as counts`;
  return row;
};

describe.each(PAGES)('%s', (_what, item, page) => {
  const other = PAGES.find(([, { resourceType }]) => resourceType !== item.resourceType)?.[1];

  test.each([
    ['that is withdrawn', 'withdrawn', item],
    ['that is a draft', 'draft', item],
    ['that is in review', 'review', item],
    ['that was returned', 'returned', item],
    ['that does not exist', 'published', { ...item, resourceId: 'nothing' }],
    ['by the id of another type', 'published', { ...item, resourceId: other?.resourceId ?? '' }],
  ])('%s is refused, and nothing is written', async (_case, state, target) => {
    await gateway.deps.sql`update resource set state = ${state} where id = ${item.resourceId}`;
    const before = await countRows();
    const wanted = target as Item;
    const codes = [
      (await comment(reader, wanted)).code,
      (await reader.call('likeResource', { ...wanted, on: true })).json().code,
      (await reader.call('collectResource', { ...wanted, on: true })).json().code,
      (await reader.call('listComments', wanted)).json().code,
    ];
    expect(codes).toEqual([40_400, 40_400, 40_400, 40_400]);
    expect(await countRows()).toEqual(before);
    await gateway.deps.sql`update resource set state = 'published' where id = ${item.resourceId}`;
  });

  test('has no replies to comments of another page', async () => {
    const elsewhere = PAGES.find(([, { resourceType }]) => resourceType !== item.resourceType)?.[1] ?? item;
    const { data } = await comment(author, elsewhere);
    const before = await countRows();
    expect((await comment(reader, item, data.commentId)).code).toBe(40_400);
    expect((await reader.call('listComments', { ...item, aroundId: data.commentId })).json().code).toBe(40_400);
    expect(await countRows()).toEqual(before);
  });

  test('links the messages of its comments to its own page', async () => {
    const { sql } = gateway.deps;
    const [before] = await sql`select author_id, title from resource where id = ${item.resourceId}`;
    await sql`
      update resource set author_id = (select id from doctor where account_id = 'sample-03')
      where id = ${item.resourceId}`;
    const first = (await comment(reader, item)).data.commentId;
    const own = (await comment(author, item)).data.commentId;
    const reply = (await comment(reader, item, own)).data.commentId;
    clock.advance(1000);
    await reader.call('likeComment', { commentId: own, on: true });
    await reader.call('likeResource', { ...item, on: true });
    await vi.waitFor(
      async () => expect(await sql`select id from engagement_event where published_at is null`).toEqual([]),
      15_000,
    );
    const { list } = (await author.call('listMessages', { unread: 'true' })).json().data;
    const links = list.slice(0, 4).map(({ pcLink }: { pcLink: string }) => pcLink);
    expect(links.toSorted()).toEqual(
      [page, `${page}#comment-${first}`, `${page}#comment-${own}`, `${page}#comment-${reply}`].toSorted(),
    );
    const around = (await author.call('listComments', { ...item, aroundId: reply })).json().data;
    expect(around.list).toMatchObject([{ commentId: own, replies: [{ commentId: reply }] }]);
    await author.call('markMessageRead', {});
    await sql`update resource set author_id = ${before?.['author_id']} where id = ${item.resourceId}`;
  });
});

test.each([0, 9, 36, 15])('a comment on something of type %i, which has none, is refused', async (resourceType) => {
  const before = await countRows();
  const forged = { ...PAGES[0][1], resourceType } as unknown as Item;
  expect((await comment(reader, forged)).code).toBe(40_000);
  expect(await countRows()).toEqual(before);
});
