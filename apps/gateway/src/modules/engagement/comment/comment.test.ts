import { COMMENT_EDIT_MS } from '@osteon/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createCommentWriter, listComments, texts, video } from '../../../../test/comments.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';

const clock = createFakeClock();
const { send, write } = createCommentWriter(clock);
let gateway: TestApp;
/** A doctor of level 2. */
let author: Browser;
/** A nurse. */
let other: Browser;

beforeAll(async () => {
  gateway = await testApp({ clock });
  author = await gateway.login('13900000003');
  other = await gateway.login('13900000004');
});
afterAll(() => gateway.close());

describe('a comment', () => {
  test.each([
    ['a video', { resourceType: 1, resourceId: 'v10' }],
    ['a document', { resourceType: 2, resourceId: 'b01' }],
    ['a case', { resourceType: 7, resourceId: 'k01' }],
    ['a course', { resourceType: 14, resourceId: 'c01' }],
  ] as const)('on %s is visible to everybody, with its author', async (_what, item) => {
    const before = (await listComments(author, item)).total;
    const written = await write(author, item, { text: '  克氏针\u200B3.0 <b>x</b>\n' });
    expect(written).toMatchObject({
      text: '克氏针3.0 <b>x</b>',
      state: 'shown',
      isItemAuthor: false,
      likeCount: 0,
      answerCount: 0,
      editedAt: null,
      rootId: null,
      replyTo: null,
      replies: [],
      own: { isMine: true, isLiked: false, isReported: false, canBlock: false, editableMs: COMMENT_EDIT_MS },
    });
    const read = await listComments(gateway.browser(), item);
    expect(read.total).toBe(before + 1);
    expect(read.list[0]).toEqual({
      ...written,
      own: { isMine: false, isLiked: false, isReported: false, canBlock: false, editableMs: 0 },
    });
    const [person] = await gateway.deps.sql`select id, name, title from doctor where account_id = 'sample-03'`;
    expect(written.author).toMatchObject({ id: person?.['id'], name: person?.['name'], title: person?.['title'] });
    expect(JSON.stringify(read)).not.toMatch(/139\d{8}|sample-/);
  });

  test("of the item's author is marked", async () => {
    const { id, before } = await takeOver('v11');
    expect(await write(author, video('v11'))).toMatchObject({ isItemAuthor: true });
    await gateway.deps.sql`update resource set author_id = ${before} where id = ${id}`;
  });

  test('that is sent again returns the first one', async () => {
    const first = await send(author, video('v12'), { text: 'one', clientId: 'again' });
    const second = await send(author, video('v12'), { text: 'two', clientId: 'again' });
    expect(second.json().data).toEqual(first.json().data);
    expect(texts((await listComments(author, video('v12'))).list)).toEqual(['one']);
    expect((await send(author, video('v13'), { clientId: 'again' })).json().code).toBe(40_900);
    // The other's page may have chosen the same.
    expect((await send(other, video('v12'), { clientId: 'again' })).json().data.commentId).not.toBe(
      first.json().data.commentId,
    );
  });

  /** Makes the author of the comments the author of an item as well. */
  async function takeOver(id: string) {
    const [row] = await gateway.deps.sql`select author_id from resource where id = ${id}`;
    await gateway.deps.sql`
      update resource set author_id = (select id from doctor where account_id = 'sample-03') where id = ${id}`;
    return { id, before: row?.['author_id'] as string };
  }
});

test('a like counts once, belongs to its account alone, and can be ended', async () => {
  const { commentId } = await write(author, video('v26'));
  for (const _ of ['first', 'again']) {
    expect((await other.call('likeComment', { commentId, on: true })).json().data).toEqual({ count: 1, own: true });
  }
  expect((await listComments(other, video('v26'))).list).toMatchObject([{ likeCount: 1, own: { isLiked: true } }]);
  expect((await listComments(author, video('v26'))).list).toMatchObject([{ likeCount: 1, own: { isLiked: false } }]);
  for (const _ of ['first', 'again']) {
    expect((await other.call('likeComment', { commentId, on: false })).json().data).toEqual({ count: 0, own: false });
  }
  expect((await other.call('likeComment', { commentId: 'nothing', on: true })).json().code).toBe(40_400);
});

test('of 300 comments that a browser sends in a minute 20 are accepted, and another browser can still write', async () => {
  const limited = await testApp({ clock, beside: gateway, env: { LIMITS: 'on' } });
  const browser = await limited.login('13900000005');
  const codes: number[] = [];
  for (let index = 0; index < 300; index++) {
    codes.push((await send(browser, video('v27'), { text: `${index}` })).json().code);
  }
  expect(codes.filter((code) => code === 0)).toHaveLength(20);
  expect(codes.filter((code) => code === 42_900)).toHaveLength(280);
  expect((await listComments(browser, video('v27'))).total).toBe(20);
  expect((await send(await limited.login('13900000009'), video('v27'))).json().code).toBe(0);
  await limited.close();
});
