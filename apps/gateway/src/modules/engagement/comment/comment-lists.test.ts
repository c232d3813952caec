import type { ResponseOf } from '@osteon/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createCommentWriter, listComments, texts, video } from '../../../../test/comments.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';

type Comment = ResponseOf<'createComment'>;

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

describe('a list', () => {
  test('is sorted by time or by likes, page by page, with each thread once', async () => {
    const written: Comment[] = [];
    for (let index = 0; index < 45; index++) written.push(await write(author, video('v23'), { text: `c${index}` }));
    for (const index of [3, 30])
      await other.call('likeComment', { commentId: written[index]?.commentId ?? '', on: true });
    const readAll = async (sort: 'likes' | 'time') => {
      const pages: string[][] = [];
      let cursor: string | undefined;
      do {
        const page = await listComments(other, video('v23'), { sort, ...(cursor !== undefined && { cursor }) });
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
    const { nextCursor } = await listComments(other, video('v23'));
    const wrong = await other.call('listComments', { ...video('v23'), sort: 'likes', cursor: nextCursor ?? '' });
    expect(wrong.json().code).toBe(40_000);
  });

  test('includes three replies of each thread, and all with the thread, the oldest first', async () => {
    const root = await write(author, video('v24'), { text: 'root' });
    for (let index = 0; index < 25; index++) {
      await write(other, video('v24'), { text: `r${index}`, parentId: root.commentId });
    }
    const read = await listComments(author, video('v24'));
    expect(read.total).toBe(26);
    expect(read.list).toMatchObject([{ answerCount: 25, replies: [{ text: 'r0' }, { text: 'r1' }, { text: 'r2' }] }]);
    const first = await listComments(author, video('v24'), { rootId: root.commentId });
    const rest = await listComments(author, video('v24'), { rootId: root.commentId, cursor: first.nextCursor ?? '' });
    expect(texts([...first.list, ...rest.list])).toEqual(Array.from({ length: 25 }, (_, index) => `r${index}`));
    expect(rest.nextCursor).toBeNull();
    expect((await listComments(author, video('v25'), { rootId: root.commentId })).list).toEqual([]);
  });
});
