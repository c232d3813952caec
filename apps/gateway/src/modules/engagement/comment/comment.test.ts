import type { RequestOf, ResponseOf } from '@osteon/contract';
import { COMMENT_EDIT_MS, COMMENT_TEXT_MAX } from '@osteon/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';

type Comment = ResponseOf<'createComment'>;
type Item = Pick<RequestOf<'listComments'>, 'resourceType' | 'resourceId'>;

const clock = createFakeClock();
let gateway: TestApp;
/** A doctor of level 2. */
let author: Browser;
/** A nurse. */
let other: Browser;
let sent = 0;

beforeAll(async () => {
  gateway = await testApp({ clock });
  author = await gateway.login('13900000003');
  other = await gateway.login('13900000004');
});
afterAll(() => gateway.close());

const video = (resourceId: string): Item => ({ resourceType: 1, resourceId });

const send = (by: Browser, item: Item, more: { text?: string; parentId?: string; clientId?: string } = {}) =>
  by.call('createComment', { text: '屈膝90°', clientId: `sent-${++sent}`, ...item, ...more });

async function write(by: Browser, item: Item, more: { text?: string; parentId?: string } = {}): Promise<Comment> {
  clock.advance(1000);
  const reply = (await send(by, item, more)).json();
  expect(reply.code).toBe(0);
  return reply.data;
}

const list = async (
  by: Browser,
  item: Item,
  more: { sort?: 'likes' | 'time'; cursor?: string; rootId?: string } = {},
): Promise<ResponseOf<'listComments'>> => {
  const reply = (await by.call('listComments', { sort: 'time', ...item, ...more })).json();
  expect(reply.code).toBe(0);
  return reply.data;
};

const texts = (comments: readonly Comment[]) => comments.map(({ text }) => text);

describe('a comment', () => {
  test.each([
    ['a video', { resourceType: 1, resourceId: 'v10' }],
    ['a document', { resourceType: 2, resourceId: 'b01' }],
    ['a case', { resourceType: 7, resourceId: 'k01' }],
    ['a course', { resourceType: 14, resourceId: 'c01' }],
  ] as const)('on %s is read by everybody, with its author', async (_what, item) => {
    const before = (await list(author, item)).total;
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
    const read = await list(gateway.browser(), item);
    expect(read.total).toBe(before + 1);
    expect(read.list[0]).toEqual({
      ...written,
      own: { isMine: false, isLiked: false, isReported: false, canBlock: false, editableMs: 0 },
    });
    const [person] = await gateway.deps.sql`select id, name, title from doctor where account_id = 'sample-03'`;
    expect(written.author).toMatchObject({ id: person?.['id'], name: person?.['name'], title: person?.['title'] });
    expect(JSON.stringify(read)).not.toMatch(/139|sample-/);
  });

  test('of the person who made the item is marked', async () => {
    const { id, before } = await takeOver('v11');
    expect(await write(author, video('v11'))).toMatchObject({ isItemAuthor: true });
    await gateway.deps.sql`update resource set author_id = ${before} where id = ${id}`;
  });

  test('that is sent again is the first one', async () => {
    const first = await send(author, video('v12'), { text: 'one', clientId: 'again' });
    const second = await send(author, video('v12'), { text: 'two', clientId: 'again' });
    expect(second.json().data).toEqual(first.json().data);
    expect(texts((await list(author, video('v12'))).list)).toEqual(['one']);
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
    const { total } = await list(author, video('v14'));
    expect((await send(author, video('v14'), { text })).json().code).toBe(code);
    expect((await list(author, video('v14'))).total).toBe(total + (code === 0 ? 1 : 0));
  });

  test.each([
    ['an item that does not exist', { resourceType: 1, resourceId: 'v999' } as const, 40_400],
    ['an item of another type', { resourceType: 2, resourceId: 'v01' } as const, 40_400],
  ])('%s', async (_what, item, code) => {
    expect((await send(author, item)).json().code).toBe(code);
    expect((await author.call('listComments', item)).json().code).toBe(code);
  });

  test('a type that nobody comments on', async () => {
    const reply = await author.send({
      method: 'POST',
      url: '/gateway/engagement-service/createComment',
      headers: { apiToken: author.cookies.get('apiToken') ?? '' },
      payload: { resourceType: 9, resourceId: 'e01', text: 'x', clientId: 'x' },
    });
    expect(reply.json().code).toBe(40_000);
  });

  test('a withdrawn item, whose comments only their author deletes', async () => {
    const { commentId } = await write(author, video('v15'));
    await gateway.deps.sql`update resource set state = 'withdrawn' where id = 'v15'`;
    expect((await send(author, video('v15'))).json().code).toBe(40_400);
    expect((await send(author, video('v15'), { parentId: commentId })).json().code).toBe(40_400);
    expect((await author.call('listComments', video('v15'))).json().code).toBe(40_400);
    expect((await author.call('likeComment', { commentId, on: true })).json().code).toBe(40_400);
    expect((await author.call('editComment', { commentId, text: 'x' })).json().code).toBe(40_400);
    expect((await author.call('deleteComment', { commentId })).json().code).toBe(0);
    await gateway.deps.sql`update resource set state = 'published' where id = 'v15'`;
    expect(await list(author, video('v15'))).toEqual({ list: [], held: [], mute: null, nextCursor: null, total: 0 });
  });

  test('a parent of another item, and one that is deleted or does not exist', async () => {
    const { commentId } = await write(author, video('v16'));
    const gone = await write(author, video('v16'));
    await author.call('deleteComment', { commentId: gone.commentId });
    for (const parentId of [gone.commentId, 'nothing']) {
      expect((await send(other, video('v16'), { parentId })).json().code).toBe(40_400);
    }
    expect((await send(other, video('v17'), { parentId: commentId })).json().code).toBe(40_400);
    expect((await list(other, video('v17'))).total).toBe(0);
  });

  test.each([
    ['a visitor', null, 40_100],
    ['who is not certified', '13900000001', 40_305],
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
    expect((await list(browser, video('v18'))).list[0]).toMatchObject({ commentId, text: '屈膝90°', likeCount: 0 });
  });

  test('an account without a phone number', async () => {
    const abroad = await gateway.login('doctor@osteon.example');
    expect((await send(abroad, video('v19'))).json().code).toBe(40_308);
    expect((await list(abroad, video('v19'))).total).toBe(0);
  });
});

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
    expect((await list(author, video('v20'))).list).toMatchObject([{ text: '屈膝120°', own: { editableMs: 0 } }]);
  });

  test("of somebody else's, of a deleted one, or to nothing is refused", async () => {
    const { commentId } = await write(author, video('v20'), { text: 'mine' });
    expect((await other.call('editComment', { commentId, text: 'x' })).json().code).toBe(40_300);
    expect((await author.call('editComment', { commentId, text: '\u200B' })).json().code).toBe(40_000);
    expect((await list(author, video('v20'))).list[0]).toMatchObject({ text: 'mine', editedAt: null });
    await author.call('deleteComment', { commentId });
    expect((await author.call('editComment', { commentId, text: 'x' })).json().code).toBe(40_400);
  });
});

describe('a deletion', () => {
  test('takes an unanswered comment out of the list', async () => {
    const { commentId } = await write(author, video('v21'));
    expect((await other.call('deleteComment', { commentId })).json().code).toBe(40_300);
    expect((await list(author, video('v21'))).total).toBe(1);
    expect((await author.call('deleteComment', { commentId })).json().code).toBe(0);
    expect((await author.call('deleteComment', { commentId })).json().code).toBe(40_400);
    expect(await list(author, video('v21'))).toEqual({ list: [], held: [], mute: null, nextCursor: null, total: 0 });
    const [row] = await gateway.deps.sql`select text from comment where id = ${commentId}`;
    expect(row?.['text']).toBe('');
  });

  test('leaves a stub where it was answered, until the last answer is gone', async () => {
    const root = await write(author, video('v22'), { text: 'root' });
    const reply = await write(other, video('v22'), { text: 'reply', parentId: root.commentId });
    const nested = await write(author, video('v22'), { text: 'nested', parentId: reply.commentId });
    expect(nested).toMatchObject({ rootId: root.commentId, replyTo: { commentId: reply.commentId } });
    await author.call('likeComment', { commentId: reply.commentId, on: true });
    await other.call('deleteComment', { commentId: reply.commentId });
    await author.call('deleteComment', { commentId: root.commentId });
    const stubs = await list(other, video('v22'));
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
    expect(await list(other, video('v22'))).toEqual({ list: [], held: [], mute: null, nextCursor: null, total: 0 });
  });
});

describe('a list', () => {
  test('has the latest or the most liked first, page by page, each thread once', async () => {
    const written: Comment[] = [];
    for (let index = 0; index < 45; index++) written.push(await write(author, video('v23'), { text: `c${index}` }));
    for (const index of [3, 30])
      await other.call('likeComment', { commentId: written[index]?.commentId ?? '', on: true });
    const readAll = async (sort: 'likes' | 'time') => {
      const pages: string[][] = [];
      let cursor: string | undefined;
      do {
        const page = await list(other, video('v23'), { sort, ...(cursor !== undefined && { cursor }) });
        pages.push(texts(page.list));
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      return pages;
    };
    const latest = Array.from({ length: 45 }, (_, index) => `c${44 - index}`);
    const byTime = await readAll('time');
    expect(byTime.map(({ length }) => length)).toEqual([20, 20, 5]);
    expect(byTime.flat()).toEqual(latest);
    const byLikes = await readAll('likes');
    expect(byLikes.flat()).toEqual(['c30', 'c3', ...latest.filter((text) => text !== 'c30' && text !== 'c3')]);
    const { nextCursor } = await list(other, video('v23'));
    const wrong = await other.call('listComments', { ...video('v23'), sort: 'likes', cursor: nextCursor ?? '' });
    expect(wrong.json().code).toBe(40_000);
  });

  test('brings three replies of a thread, the others come with it, the oldest first', async () => {
    const root = await write(author, video('v24'), { text: 'root' });
    for (let index = 0; index < 25; index++) {
      await write(other, video('v24'), { text: `r${index}`, parentId: root.commentId });
    }
    const read = await list(author, video('v24'));
    expect(read.total).toBe(26);
    expect(read.list).toMatchObject([{ answerCount: 25, replies: [{ text: 'r0' }, { text: 'r1' }, { text: 'r2' }] }]);
    const first = await list(author, video('v24'), { rootId: root.commentId });
    const rest = await list(author, video('v24'), { rootId: root.commentId, cursor: first.nextCursor ?? '' });
    expect(texts([...first.list, ...rest.list])).toEqual(Array.from({ length: 25 }, (_, index) => `r${index}`));
    expect(rest.nextCursor).toBeNull();
    expect((await list(author, video('v25'), { rootId: root.commentId })).list).toEqual([]);
  });
});

test('a like counts once, is the own one alone, and ends', async () => {
  const { commentId } = await write(author, video('v26'));
  for (const _ of ['first', 'again']) {
    expect((await other.call('likeComment', { commentId, on: true })).json().data).toEqual({ count: 1, own: true });
  }
  expect((await list(other, video('v26'))).list).toMatchObject([{ likeCount: 1, own: { isLiked: true } }]);
  expect((await list(author, video('v26'))).list).toMatchObject([{ likeCount: 1, own: { isLiked: false } }]);
  for (const _ of ['first', 'again']) {
    expect((await other.call('likeComment', { commentId, on: false })).json().data).toEqual({ count: 0, own: false });
  }
  expect((await other.call('likeComment', { commentId: 'nothing', on: true })).json().code).toBe(40_400);
});

test('of 300 comments that a browser sends in a minute 20 are taken, and another browser writes on', async () => {
  const limited = await testApp({ clock, beside: gateway, env: { LIMITS: 'on' } });
  const browser = await limited.login('13900000005');
  const codes: number[] = [];
  for (let index = 0; index < 300; index++) {
    codes.push((await send(browser, video('v27'), { text: `${index}` })).json().code);
  }
  expect(codes.filter((code) => code === 0)).toHaveLength(20);
  expect(codes.filter((code) => code === 42_900)).toHaveLength(280);
  expect((await list(browser, video('v27'))).total).toBe(20);
  expect((await send(await limited.login('13900000009'), video('v27'))).json().code).toBe(0);
  await limited.close();
});
