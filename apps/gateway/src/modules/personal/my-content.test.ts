import type { RequestOf } from '@osteon/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import type { Browser } from '../../../test/browser.ts';
import { publishDraft, runCases, saveDraft, submitDraft } from '../../../test/case/case-drafts.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';

let gateway: TestApp;
let author: Browser;

beforeAll(async () => {
  gateway = await testApp();
  author = await gateway.login('13900000003');
});
afterAll(() => gateway.close());

const list = async (payload: RequestOf<'listMyContent'> = {}) =>
  (await author.call('listMyContent', payload)).json().data;
interface Work {
  readonly resource: { readonly resourceId: string };
}
const idsOf = (page: { list: Work[] }) => page.list.map(({ resource }) => resource.resourceId);
const none = { draft: 0, review: 0, returned: 0, published: 0, withdrawn: 0, recheck: 0 };

test('published and withdrawn content is listed newest first, with its likes and favourites', async () => {
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
    select id from resource where id in ('v01', 'v02', 'v03', 'v04') order by published_at desc, id desc`;
  const page = await list();
  expect(idsOf(page)).toEqual(rows.map(({ id }) => id));
  expect(page.counts).toEqual({ ...none, published: 3, withdrawn: 1 });
  expect(idsOf(await list({ state: 'published' }))).not.toContain('v04');
  const counts = new Map(page.list.map((work: Work) => [work.resource.resourceId, work]));
  expect(counts.get('v02')).toMatchObject({ likes: 1, favourites: 1 });
  expect(counts.get('v01')).toMatchObject({ likes: 0, favourites: 0 });
  const first = await list({ pageSize: 2 });
  expect([...idsOf(first), ...idsOf(await list({ pageSize: 2, cursor: first.nextCursor }))]).toEqual(idsOf(page));
  expect((await author.call('getPersonalSummary', {})).json().data).toMatchObject({ contentNum: 3, creditYear: 0 });
});

describe('drafts and cases', () => {
  const clock = createFakeClock();
  let portal: TestApp;
  let writer: Browser;

  beforeAll(async () => {
    portal = await testApp({ clock });
    writer = await portal.login('13900000003');
  });
  afterAll(() => portal.close());

  const listOf = async (payload: RequestOf<'listMyContent'> = {}) =>
    (await writer.call('listMyContent', payload)).json().data;
  const describeWorks = (page: { list: { state: string; title: string }[] }) =>
    page.list.map(({ state, title }) => `${state} ${title}`);
  const submit = async (title: string) => {
    clock.advance(1000);
    return submitDraft(writer, { title });
  };

  test('are one list: drafts, returned ones, then everything else by time, each once, page by page', async () => {
    const published = await publishDraft(portal, await submit('已发布'));
    const waiting = await submit('审核中');
    const withdrawn = await publishDraft(portal, await submit('已下架'));
    await writer.call('withdrawCase', { id: withdrawn, reason: '数据有误' });
    const returned = await submit('已退回');
    await runCases(portal, 'return', returned.id, '--reason', '缺评分', '--by', '0217');
    clock.advance(1000);
    const draft = await saveDraft(writer, { title: '草稿' });
    const { draftId } = (await writer.call('reviseCase', { id: published })).json().data;
    await writer.call('deleteCaseDraft', { id: draft.id });
    clock.advance(1000);
    const other = await saveDraft(writer, { title: '另一份草稿' });
    const page = await listOf();
    const order = [
      'draft 另一份草稿',
      'draft 已发布',
      'returned 已退回',
      'withdrawn 已下架',
      'review 审核中',
      'published 已发布',
    ];
    expect(describeWorks(page)).toEqual(order);
    expect(page.counts).toEqual({ draft: 2, review: 1, returned: 1, published: 1, withdrawn: 1, recheck: 0 });
    expect(page.list[0]).toMatchObject({ draftId: other.id, version: 1, resource: null, reason: '' });
    expect(page.list[2]).toMatchObject({ draftId: returned.id, reason: '缺评分' });
    expect(page.list[3]).toMatchObject({ draftId: null, reason: '数据有误', resource: { resourceId: withdrawn } });
    expect(page.list[4]).toMatchObject({ draftId: waiting.id, version: 1 });
    expect(page.list[5]).toMatchObject({ draftId, version: null, resource: { resourceId: published } });
    for (const pageSize of [1, 2, 3]) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const next = await listOf(cursor === undefined ? { pageSize } : { pageSize, cursor });
        expect(next.list.length).toBeLessThanOrEqual(pageSize);
        seen.push(...describeWorks(next));
        cursor = next.nextCursor ?? undefined;
      } while (cursor !== undefined);
      expect(seen).toEqual(order);
    }
  });

  test.each([
    ['draft', ['draft 另一份草稿', 'draft 已发布']],
    ['returned', ['returned 已退回']],
    ['review', ['review 审核中']],
    ['published', ['published 已发布']],
    ['withdrawn', ['withdrawn 已下架']],
  ] as const)('are filtered by state: %s', async (state, works) => {
    expect(describeWorks(await listOf({ state }))).toEqual(works);
  });

  test('a case is to be checked again 24 months after its publication or revision', async () => {
    const { sql } = portal.deps;
    await sql`update resource set state_changed_at = state_changed_at - interval '25 months' where title = '已发布'`;
    const page = await listOf({ state: 'published' });
    expect(describeWorks(page)).toEqual(['recheck 已发布']);
    expect(page.counts).toMatchObject({ published: 1, recheck: 1 });
  });
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
