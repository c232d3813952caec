import { COMMENT_EDIT_MS } from '@osteon/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createCommentWriter, listComments, video } from '../../../../test/comments.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';

const clock = createFakeClock();
const { write } = createCommentWriter(clock);
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

describe('an edit', () => {
  test('changes the text for 10 minutes by the clock of the gateway', async () => {
    const { commentId } = await write(author, video('v20'));
    clock.advance(COMMENT_EDIT_MS - 1);
    const edited = (await author.call('editComment', { commentId, text: ' 屈膝120° ' })).json().data;
    expect(edited).toMatchObject({ text: '屈膝120°', editedAt: clock.now(), own: { editableMs: 1 } });
    clock.advance(1);
    const headers = { date: new Date(clock.now() - COMMENT_EDIT_MS).toUTCString() };
    const late = await author.call('editComment', { commentId, text: 'late' }, headers);
    expect(late.json().code).toBe(110_070);
    expect((await listComments(author, video('v20'))).list).toMatchObject([
      { text: '屈膝120°', own: { editableMs: 0 } },
    ]);
  });

  test("of another author's comment, of a deleted one, or to an empty text is refused", async () => {
    const { commentId } = await write(author, video('v20'), { text: 'mine' });
    expect((await other.call('editComment', { commentId, text: 'x' })).json().code).toBe(40_300);
    expect((await author.call('editComment', { commentId, text: '\u200B' })).json().code).toBe(40_000);
    expect((await listComments(author, video('v20'))).list[0]).toMatchObject({ text: 'mine', editedAt: null });
    await author.call('deleteComment', { commentId });
    expect((await author.call('editComment', { commentId, text: 'x' })).json().code).toBe(40_400);
  });
});

describe('a deletion', () => {
  test('removes a comment without replies from the list', async () => {
    const { commentId } = await write(author, video('v21'));
    expect((await other.call('deleteComment', { commentId })).json().code).toBe(40_300);
    expect((await listComments(author, video('v21'))).total).toBe(1);
    expect((await author.call('deleteComment', { commentId })).json().code).toBe(0);
    expect((await author.call('deleteComment', { commentId })).json().code).toBe(40_400);
    expect(await listComments(author, video('v21'))).toEqual({
      list: [],
      held: [],
      mute: null,
      nextCursor: null,
      total: 0,
    });
    const [row] = await gateway.deps.sql`select text from comment where id = ${commentId}`;
    expect(row?.['text']).toBe('');
  });

  test('leaves a stub of a comment with replies, until the last reply is deleted', async () => {
    const root = await write(author, video('v22'), { text: 'root' });
    const reply = await write(other, video('v22'), { text: 'reply', parentId: root.commentId });
    const nested = await write(author, video('v22'), { text: 'nested', parentId: reply.commentId });
    expect(nested).toMatchObject({ rootId: root.commentId, replyTo: { commentId: reply.commentId } });
    await author.call('likeComment', { commentId: reply.commentId, on: true });
    await other.call('deleteComment', { commentId: reply.commentId });
    await author.call('deleteComment', { commentId: root.commentId });
    const stubs = await listComments(other, video('v22'));
    expect(stubs).toMatchObject({
      total: 1,
      list: [
        {
          state: 'deleted',
          text: '',
          author: null,
          answerCount: 1,
          replies: [
            { state: 'deleted', text: '', author: null, likeCount: 0, answerCount: 1 },
            { state: 'shown', text: 'nested' },
          ],
        },
      ],
    });
    expect((await other.call('likeComment', { commentId: reply.commentId, on: true })).json().code).toBe(40_400);
    await author.call('deleteComment', { commentId: nested.commentId });
    expect(await listComments(other, video('v22'))).toEqual({
      list: [],
      held: [],
      mute: null,
      nextCursor: null,
      total: 0,
    });
  });
});
