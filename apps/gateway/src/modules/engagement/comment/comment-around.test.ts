import type { RequestOf, ResponseOf } from '@osteon/contract';
import { COMMENT_REPLIES_AROUND } from '@osteon/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';

const NAMED = '患者李建国，术后当天下地。';
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

const video = (resourceId: string) => ({ resourceType: 1, resourceId }) as const;

async function write(by: Browser, resourceId: string, text: string, parentId?: string): Promise<string> {
  clock.advance(1000);
  const payload = {
    ...video(resourceId),
    text,
    clientId: `sent-${++sent}`,
    ...(parentId !== undefined && { parentId }),
  };
  return (await by.call('createComment', payload)).json().data.commentId;
}

const around = async (
  by: Browser,
  resourceId: string,
  aroundId: string,
  more: Partial<RequestOf<'listComments'>> = {},
) => (await by.call('listComments', { ...video(resourceId), aroundId, ...more })).json();

const replyTexts = ({ list }: ResponseOf<'listComments'>) => list[0]?.replies.map(({ text }) => text);

test('a comment of a later page is listed by its address alone, with its first replies', async () => {
  const first = await write(author, 'v20', 'first');
  for (let count = 0; count < 4; count += 1) await write(other, 'v20', `reply ${count}`, first);
  for (let count = 0; count < 21; count += 1) await write(other, 'v20', `later ${count}`);
  const listed = (await other.call('listComments', { ...video('v20'), sort: 'time' })).json().data;
  expect(JSON.stringify(listed)).not.toContain(first);
  const { code, data } = await around(gateway.browser(), 'v20', first);
  expect(code).toBe(0);
  expect(data).toMatchObject({
    list: [{ commentId: first, text: 'first', answerCount: 4 }],
    nextCursor: null,
    held: [],
    total: 26,
  });
  expect(replyTexts(data)).toEqual(['reply 0', 'reply 1', 'reply 2']);
  expect(JSON.stringify(data)).not.toMatch(/139\d{8}|sample-/);
});

test('a reply deep in a thread is listed with its neighbours, also those of the same timestamp', async () => {
  const root = await write(author, 'v21', 'root');
  const ids: string[] = [];
  for (let count = 0; count < 30; count += 1) ids.push(await write(other, 'v21', String(count), root));
  await gateway.deps.sql`
    update comment set created_at = (select created_at from comment where id = ${ids[15] ?? ''})
    where id in (${ids[14] ?? ''}, ${ids[16] ?? ''})`;
  const texts = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
  const near = COMMENT_REPLIES_AROUND;
  const middle = await around(author, 'v21', ids[15] ?? '');
  expect(middle.data.list).toMatchObject([{ commentId: root, answerCount: 30 }]);
  expect(replyTexts(middle.data)).toEqual(texts(15 - near, 15 + near));
  expect(replyTexts((await around(author, 'v21', ids[0] ?? '')).data)).toEqual(texts(0, near));
  expect(replyTexts((await around(author, 'v21', ids[29] ?? '')).data)).toEqual(texts(29 - near, 29));
});

test('a deleted comment is found as a stub while it has replies, else not at all', async () => {
  const parent = await write(author, 'v22', 'answered');
  await write(other, 'v22', 'reply', parent);
  await author.call('deleteComment', { commentId: parent });
  const stub = (await around(other, 'v22', parent)).data;
  expect(stub.list).toMatchObject([{ state: 'deleted', text: '', author: null, replies: [{ text: 'reply' }] }]);
  const alone = await write(author, 'v22', 'alone');
  await author.call('deleteComment', { commentId: alone });
  expect((await around(author, 'v22', alone)).code).toBe(40_400);
});

test('a held comment is found by its author alone', async () => {
  const root = await write(other, 'v23', 'root');
  const held = await write(author, 'v23', NAMED, root);
  expect(replyTexts((await around(author, 'v23', held)).data)).toEqual([NAMED]);
  for (const reader of [other, gateway.browser()]) expect((await around(reader, 'v23', held)).code).toBe(40_400);
  expect(replyTexts((await around(other, 'v23', root)).data)).toEqual([]);
});

test('a comment of another item, an unknown one and a mixed request are refused', async () => {
  const commentId = await write(author, 'v24', 'x');
  expect((await around(author, 'v25', commentId)).code).toBe(40_400);
  expect((await around(author, 'v24', 'nobody')).code).toBe(40_400);
  expect((await around(author, 'nothing', commentId)).code).toBe(40_400);
  expect((await around(author, 'v24', commentId, { rootId: commentId })).code).toBe(40_000);
  expect((await around(author, 'v24', commentId, { cursor: 'W10' })).code).toBe(40_000);
  expect((await around(author, 'v24', "' or 1=1")).code).toBe(40_000);
  await gateway.deps.sql`update resource set state = 'withdrawn' where id = 'v24'`;
  expect((await around(author, 'v24', commentId)).code).toBe(40_400);
});
