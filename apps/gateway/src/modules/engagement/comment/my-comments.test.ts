import type { ResponseOf } from '@osteon/contract';
import { COMMENT_PAGE_SIZE } from '@osteon/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';

const PAGES = [
  [{ resourceType: 1, resourceId: 'v50' }, '/videoTerminal?id=v50'],
  [{ resourceType: 2, resourceId: 'b19' }, '/docTerminal?id=b19'],
  [{ resourceType: 7, resourceId: 'k25' }, '/caseTerminal?id=k25'],
  [{ resourceType: 14, resourceId: 'c09' }, '/courseTerminal?id=c09'],
] as const;

const clock = createFakeClock();
let gateway: TestApp;
let author: Browser;
let other: Browser;
let sent = 0;

beforeAll(async () => {
  gateway = await testApp({ clock });
  author = await gateway.login('13900000003');
  other = await gateway.login('13900000004');
});
afterAll(() => gateway.close());

async function write(by: Browser, item: (typeof PAGES)[number][0], text: string, parentId?: string): Promise<string> {
  clock.advance(1000);
  const payload = { ...item, text, clientId: `sent-${++sent}`, ...(parentId && { parentId }) };
  return (await by.call('createComment', payload)).json().data.commentId;
}

const list = async (by: Browser, cursor?: string): Promise<ResponseOf<'listMyComments'>> => {
  const reply = (await by.call('listMyComments', cursor === undefined ? {} : { cursor })).json();
  expect(reply.code).toBe(0);
  return reply.data;
};

test('own comments are listed with their items, latest first, for their author alone', async () => {
  expect(await list(author)).toEqual({ list: [], nextCursor: null });
  const expected = [];
  for (const [item, page] of PAGES) {
    const commentId = await write(author, item, `on ${item.resourceId}`);
    const [resource] = await gateway.deps.sql`select title, title_en from resource where id = ${item.resourceId}`;
    expected.unshift({
      comment: { commentId, text: `on ${item.resourceId}`, state: 'shown', own: { isMine: true } },
      item: {
        resourceType: item.resourceType,
        title: resource?.['title'],
        titleEn: resource?.['title_en'],
        pcLink: `${page}#comment-${commentId}`,
      },
    });
  }
  const [video] = PAGES[0];
  const question = await write(other, video, 'question');
  const reply = await write(author, video, 'answer', question);
  const nested = await write(author, video, 'again', reply);
  expect((await list(author)).list).toMatchObject([
    { comment: { commentId: nested, replyTo: { commentId: reply } } },
    { comment: { commentId: reply, rootId: question, replyTo: null } },
    ...expected,
  ]);
  expect((await list(other)).list).toMatchObject([{ comment: { commentId: question, answerCount: 2 } }]);
  expect(JSON.stringify(await list(author))).not.toMatch(/139\d{8}|sample-/);
});

test('held and removed comments are listed with their reasons, deleted ones are not', async () => {
  const browser = await gateway.login('13900000009');
  const [item] = PAGES[2];
  const held = await write(browser, item, '患者李建国，术后当天下地。');
  const removed = await write(browser, item, '广告');
  const deleted = await write(browser, item, 'deleted');
  await write(other, item, 'an answer leaves a stub', deleted);
  await browser.call('deleteComment', { commentId: deleted });
  await gateway.deps.sql`update comment set state = 'removed' where id = ${removed}`;
  await gateway.deps.sql`
    insert into comment_decision (number, comment_id, account_id, verdict, reason, decided_at, decided_by)
    values ('PL20261123-0009', ${removed}, 'sample-09', 'removed', '推广', now(), '0217')`;
  expect((await list(browser)).list).toMatchObject([
    { comment: { commentId: removed, state: 'removed', text: '广告', decision: { reason: '推广' } } },
    { comment: { commentId: held, state: 'held', findings: [{ kind: 'name' }] } },
  ]);
});

test('a withdrawn item is listed with its title, without a link', async () => {
  const browser = await gateway.login('13900000002');
  const [item] = PAGES[3];
  const commentId = await write(browser, item, 'before it went');
  await gateway.deps.sql`update resource set state = 'withdrawn' where id = ${item.resourceId}`;
  const [only] = (await list(browser)).list;
  expect(only).toMatchObject({ comment: { commentId, text: 'before it went' }, item: { pcLink: null } });
  expect(only?.item.title).not.toBe('');
  await gateway.deps.sql`update resource set state = 'published' where id = ${item.resourceId}`;
});

test('pages follow each other without a gap, also where comments have the same timestamp', async () => {
  const browser = await gateway.login('13900000005');
  const [item] = PAGES[1];
  const written = [];
  for (let count = 0; count <= COMMENT_PAGE_SIZE; count += 1) {
    written.push(
      (await browser.call('createComment', { ...item, text: `${count}`, clientId: `many-${count}` })).json().data
        .commentId,
    );
  }
  const first = await list(browser);
  const second = await list(browser, first.nextCursor ?? '');
  expect(first.list).toHaveLength(COMMENT_PAGE_SIZE);
  expect(second).toMatchObject({ nextCursor: null });
  const ids = [...first.list, ...second.list].map(({ comment }) => comment.commentId);
  expect(ids.toSorted()).toEqual(written.toSorted());
});

test.each(['x', Buffer.from('["time",1,"a"]').toString('base64url'), Buffer.from('[1,"a b"]').toString('base64url')])(
  'a cursor of another list is refused: %s',
  async (cursor) => {
    expect((await author.call('listMyComments', { cursor })).json().code).toBe(40_000);
  },
);

test('a visitor is refused by the scene', async () => {
  expect((await gateway.browser().call('listMyComments', {})).json()).toMatchObject({
    code: 40_100,
    data: { sceneId: 46 },
  });
});
