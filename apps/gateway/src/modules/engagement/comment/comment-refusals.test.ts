import { COMMENT_TEXT_MAX } from '@osteon/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createCommentWriter, listComments, video } from '../../../../test/comments.ts';
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

describe('is refused', () => {
  const longest = '好'.repeat(COMMENT_TEXT_MAX);
  test.each([
    ['no text', '', 40_000],
    ['white space', ' \n\t\u3000 ', 40_000],
    ['invisible characters', '\u200B\u202E\u2066\uFEFF', 40_000],
    ['2,001 characters', `${longest}好`, 40_000],
    ['a control character', 'a\u0007b', 40_000],
    ['2,000 characters, which are not', `  ${longest}\n`, 0],
  ])('%s', async (_what, text, code) => {
    const { total } = await listComments(author, video('v14'));
    expect((await send(author, video('v14'), { text })).json().code).toBe(code);
    expect((await listComments(author, video('v14'))).total).toBe(total + (code === 0 ? 1 : 0));
  });

  test.each([
    ['an item that does not exist', { resourceType: 1, resourceId: 'v999' } as const, 40_400],
    ['an item of another type', { resourceType: 2, resourceId: 'v01' } as const, 40_400],
  ])('%s', async (_what, item, code) => {
    expect((await send(author, item)).json().code).toBe(code);
    expect((await author.call('listComments', item)).json().code).toBe(code);
  });

  test('a type that has no comments', async () => {
    const reply = await author.send({
      method: 'POST',
      url: '/gateway/engagement-service/createComment',
      headers: { apiToken: author.cookies.get('apiToken') ?? '' },
      payload: { resourceType: 9, resourceId: 'e01', text: 'x', clientId: 'x' },
    });
    expect(reply.json().code).toBe(40_000);
  });

  test('a withdrawn item, whose comments only their author can delete', async () => {
    const { commentId } = await write(author, video('v15'));
    await gateway.deps.sql`update resource set state = 'withdrawn' where id = 'v15'`;
    expect((await send(author, video('v15'))).json().code).toBe(40_400);
    expect((await send(author, video('v15'), { parentId: commentId })).json().code).toBe(40_400);
    expect((await author.call('listComments', video('v15'))).json().code).toBe(40_400);
    expect((await author.call('likeComment', { commentId, on: true })).json().code).toBe(40_400);
    expect((await author.call('editComment', { commentId, text: 'x' })).json().code).toBe(40_400);
    expect((await author.call('deleteComment', { commentId })).json().code).toBe(0);
    await gateway.deps.sql`update resource set state = 'published' where id = 'v15'`;
    expect(await listComments(author, video('v15'))).toEqual({
      list: [],
      held: [],
      mute: null,
      nextCursor: null,
      total: 0,
    });
  });

  test('a parent of another item, and one that is deleted or does not exist', async () => {
    const { commentId } = await write(author, video('v16'));
    const deletedId = await write(author, video('v16'));
    await author.call('deleteComment', { commentId: deletedId.commentId });
    for (const parentId of [deletedId.commentId, 'nothing']) {
      expect((await send(other, video('v16'), { parentId })).json().code).toBe(40_400);
    }
    expect((await send(other, video('v17'), { parentId: commentId })).json().code).toBe(40_400);
    expect((await listComments(other, video('v17'))).total).toBe(0);
  });

  test.each([
    ['a visitor', null, 40_100],
    ['an account without certification', '13900000001', 40_305],
    ['a company that is not certified', '13900000006', 40_307],
    ['a certified company', '13900000007', 40_300],
  ] as const)('%s', async (_who, account, code) => {
    const browser = account === null ? gateway.browser() : await gateway.login(account);
    const { commentId } = await write(author, video('v18'));
    expect((await send(browser, video('v18'))).json()).toMatchObject({ code, data: { sceneId: 1 } });
    expect((await browser.call('editComment', { commentId, text: 'x' })).json()).toMatchObject({ code });
    expect((await browser.call('likeComment', { commentId, on: true })).json()).toMatchObject({
      code,
      data: { sceneId: 5 },
    });
    const removal = (await browser.call('deleteComment', { commentId })).json();
    expect(removal.code).toBe(account === null ? 40_100 : 40_300);
    expect((await listComments(browser, video('v18'))).list[0]).toMatchObject({
      commentId,
      text: '屈膝90°',
      likeCount: 0,
    });
  });

  test('an account without a phone number; that of a doctor from abroad without an e-mail address', async () => {
    const { sql } = gateway.deps;
    const email = 'doctor@osteon.example';
    const abroad = await gateway.login(email);
    const setStatus = (status: number) =>
      sql`update account set international_status = ${status} where email = ${email}`;
    await setStatus(0);
    expect((await send(abroad, video('v19'))).json().code).toBe(40_308);
    await setStatus(1);
    const other = await gateway.login('13900000009');
    await sql`update account set international_status = 1 where mobile = '13900000009'`;
    expect((await send(other, video('v19'))).json().code).toBe(40_309);
    expect((await listComments(abroad, video('v19'))).total).toBe(0);
    expect((await send(abroad, video('v19'))).json().code).toBe(0);
    expect((await listComments(abroad, video('v19'))).total).toBe(1);
  });
});
