import { RoleId } from '@osteon/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { logInCustomers } from '../../../../test/log-in-customers.ts';

const TAPS = 200;
const item = { resourceType: 1, resourceId: 'v30' } as const;

const clock = createFakeClock();
let gateway: TestApp;
let author: Browser;
let other: Browser;
let sent = 0;

beforeAll(async () => {
  gateway = await testApp({ clock, poolSize: 20 });
  author = await gateway.login('13900000003');
  other = await gateway.login('13900000004');
});
afterAll(() => gateway.close());

const many = <Result>(count: number, act: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));

async function write(by: Browser, parentId?: string): Promise<string> {
  const payload = { ...item, text: 'text', clientId: `sent-${++sent}`, ...(parentId !== undefined && { parentId }) };
  const reply = (await by.call('createComment', payload)).json();
  expect(reply.code).toBe(0);
  return reply.data.commentId;
}

/** Every count beside the number of rows that it counts, where they differ. */
const listWrongCounts = () => gateway.deps.sql`
  select c.id, 'likes' as what from comment c
    where like_count <> (select count(*) from comment_like where comment_id = c.id)
  union all select c.id, 'answers' from comment c
    where answer_count <> (select count(*) from comment r
      where r.state = 'shown' and (r.root_id = c.id or r.parent_id = c.id))
  union all select t.resource_id, 'total' from comment_total t
    where visible <> (select count(*) from comment c
      where (c.resource_type, c.resource_id, c.state) = (t.resource_type, t.resource_id, 'shown'))`;

const readLikes = async (id: string) => {
  const [row] = await gateway.deps.sql`select like_count from comment where id = ${id}`;
  return row?.['like_count'];
};

test('a comment that is sent 200 times at once is stored once', async () => {
  const replies = await many(TAPS, () => author.call('createComment', { ...item, text: 'once', clientId: 'once' }));
  expect(replies.map((reply) => reply.json().code).filter((code) => code !== 0)).toEqual([]);
  const ids = new Set(replies.map((reply) => reply.json().data.commentId));
  expect(ids.size).toBe(1);
  expect((await author.call('listComments', item)).json().data).toMatchObject({ total: 1, list: [{ text: 'once' }] });
  expect(await listWrongCounts()).toEqual([]);
});

test('200 likes of one account at once count once, and so do 200 ends', async () => {
  const commentId = await write(author);
  const started = await many(TAPS, () => other.call('likeComment', { commentId, on: true }));
  expect(started.every((reply) => reply.json().data.count === 1)).toBe(true);
  expect(await readLikes(commentId)).toBe(1);
  await many(TAPS, () => other.call('likeComment', { commentId, on: false }));
  expect(await readLikes(commentId)).toBe(0);
  await many(TAPS, (index) => other.call('likeComment', { commentId, on: index % 2 === 0 }));
  expect(await listWrongCounts()).toEqual([]);
});

test('200 accounts that like at once count 200 times', async () => {
  const browsers = await logInCustomers(gateway, TAPS);
  await gateway.deps
    .sql`update account set role_id = ${RoleId.doctorLevel1} where role_id = ${RoleId.notAuthenticated}`;
  clock.advance(1000);
  const commentId = await write(author);
  const replies = await Promise.all(browsers.map((browser) => browser.call('likeComment', { commentId, on: true })));
  expect(replies.every((reply) => reply.json().code === 0)).toBe(true);
  expect(await readLikes(commentId)).toBe(TAPS);
  expect(await listWrongCounts()).toEqual([]);
});

test('replies, likes, edits and deletions of one thread at once leave correct counts and no deadlock', async () => {
  const rootId = await write(author);
  const replies = await many(20, () => write(other, rootId));
  const outcomes = await many(TAPS, async (index) => {
    const commentId = replies[index % replies.length] ?? rootId;
    const acts = [
      () => other.call('deleteComment', { commentId }),
      () => author.call('likeComment', { commentId, on: true }),
      () => author.call('createComment', { ...item, text: 'text', clientId: `race-${index}`, parentId: commentId }),
      () => other.call('editComment', { commentId, text: `edit ${index}` }),
      () => author.call('createComment', { ...item, text: 'text', clientId: `race-${index}`, parentId: rootId }),
    ];
    return (await acts[Math.floor(index / replies.length) % acts.length]?.())?.json().code;
  });
  expect([...new Set(outcomes)].filter((code) => code !== 0 && code !== 40_400)).toEqual([]);
  await author.call('deleteComment', { commentId: rootId });
  expect(await listWrongCounts()).toEqual([]);
});

test('the daily job fixes counts that were changed past the calls, while others write', async () => {
  const root = await write(author);
  const reply = await write(other, root);
  await write(author, reply);
  await author.call('likeComment', { commentId: reply, on: true });
  const job = gateway.modules.jobs.find(({ name }) => name === 'comment-counts');
  const run = () => gateway.deps.db.transaction(async (tx) => job?.batch(tx, clock.now()));
  expect(await listWrongCounts()).toEqual([]);
  await gateway.deps.sql`update comment set like_count = 9, answer_count = 9 where id in (${root}, ${reply})`;
  await gateway.deps.sql`update comment_total set visible = 1`;
  await Promise.all([run(), ...Array.from({ length: 20 }, () => write(other, root)), run()]);
  expect(await run()).toBe(false);
  expect(await listWrongCounts()).toEqual([]);
  expect((await author.call('listComments', item)).json().data.total).toBeGreaterThan(20);
});
