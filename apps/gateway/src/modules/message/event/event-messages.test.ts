import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';

const item = { resourceType: 1, resourceId: 'v30' } as const;
const page = '/videoTerminal?id=v30';

const clock = createFakeClock();
let gateway: TestApp;
let author: Browser;
let first: Browser;
let second: Browser;
const names = new Map<string, string>();

beforeAll(async () => {
  gateway = await testApp({ clock });
  author = await gateway.login('13900000003');
  first = await gateway.login('13900000002');
  second = await gateway.login('13900000004');
  await gateway.deps.sql`update message set read_at = sent_at where read_at is null`;
  const people = await gateway.deps.sql`select account_id, id, name from doctor where account_id like 'sample-%'`;
  for (const { account_id: id, name } of people) names.set(String(id), String(name));
});
afterAll(() => gateway.close());

async function write(by: Browser, text: string, parentId?: string): Promise<string> {
  const payload = { ...item, text, clientId: randomUUID(), ...(parentId !== undefined && { parentId }) };
  const reply = (await by.call('createComment', payload)).json();
  expect(reply.code).toBe(0);
  return reply.data.commentId;
}

const like = async (by: Browser, commentId: string, on = true) =>
  expect((await by.call('likeComment', { commentId, on })).json().code).toBe(0);

/** Waits until every event is published, then lists the unread messages of the author, or of another. */
async function listUnread(by: Browser = author, filter: { kind?: 'reply' | 'like' | 'comment' | 'follow' } = {}) {
  await vi.waitFor(
    async () => expect(await gateway.deps.sql`select id from engagement_event where published_at is null`).toEqual([]),
    15_000,
  );
  return (await by.call('listMessages', { unread: 'true', ...filter })).json().data.list;
}

const readAll = async (by: Browser = author) => {
  clock.advance(1000);
  await by.call('markMessageRead', {});
};

test('a reply notifies the author of its parent, and the message links to it', async () => {
  const commentId = await write(author, '后壁厚度差多少？');
  const replyId = await write(first, '一律屈膝120°。', commentId);
  const [message, ...others] = await listUnread();
  expect(others).toEqual([]);
  expect(message).toMatchObject({
    kind: 'reply',
    scene: 'edu_message',
    title: `${names.get('sample-02')}回复了您的评论`,
    body: '一律屈膝120°。',
    pcLink: `${page}#comment-${replyId}`,
    sentAt: clock.now(),
    isRead: 0,
  });
  const { data } = (await author.call('getMessageCount', {})).json();
  expect(data.scenePromptList).toContainEqual({ sceneCode: 'edu_message', promptNum: 1 });
  await first.call('deleteComment', { commentId: replyId });
  expect(await listUnread()).toMatchObject([{ id: message.id, body: '该评论已不可见' }]);
  await readAll();
});

test('likes share a message until it is read, each person counts once, and a later like starts another', async () => {
  const commentId = await write(author, 'liked');
  await like(first, commentId);
  const [alone] = await listUnread();
  expect(alone).toMatchObject({ kind: 'like', title: `${names.get('sample-02')}赞了您的评论`, body: 'liked' });
  clock.advance(60_000);
  await like(second, commentId);
  const both = { id: alone.id, title: `${names.get('sample-04')}等2人赞了您的评论`, sentAt: clock.now() };
  expect(await listUnread()).toMatchObject([both]);
  clock.advance(60_000);
  await like(first, commentId, false);
  await like(first, commentId);
  expect(await listUnread()).toMatchObject([both]);
  await readAll();
  await like(await gateway.login('13900000005'), commentId);
  const [latest, ...others] = await listUnread();
  expect(others).toEqual([]);
  expect(latest.id).not.toBe(alone.id);
  expect(latest).toMatchObject({ title: `${names.get('sample-05')}赞了您的评论` });
  const likes = (await author.call('listLikesMe', {})).json().data;
  expect(likes).toMatchObject({ list: [{ id: latest.id }, { id: alone.id, isRead: 1 }], nextCursor: null });
  expect(await listUnread(author, { kind: 'reply' })).toEqual([]);
  expect(await listUnread(author, { kind: 'like' })).toHaveLength(1);
  await readAll();
});

test('two replies of one person to a comment count one person, and the last reply is shown', async () => {
  const commentId = await write(author, 'question');
  await write(first, 'one', commentId);
  await listUnread();
  clock.advance(1000);
  const last = await write(first, 'two', commentId);
  expect(await listUnread()).toMatchObject([
    { title: `${names.get('sample-02')}回复了您的评论`, body: 'two', pcLink: `${page}#comment-${last}` },
  ]);
  await readAll();
});

test('actions of others on a work or page notify its author', async () => {
  const [before] = await gateway.deps.sql`select author_id from resource where id = 'v30'`;
  const [person] = await gateway.deps.sql`select id from doctor where account_id = 'sample-03'`;
  const [actor] = await gateway.deps.sql`select id from doctor where account_id = 'sample-02'`;
  const doctorId = String(person?.['id']);
  await gateway.deps.sql`update resource set author_id = ${doctorId} where id = 'v30'`;
  const name = names.get('sample-02');
  const commentId = await write(first, '<b>good</b>');
  clock.advance(1);
  await first.call('likeResource', { ...item, on: true });
  await listUnread();
  clock.advance(1);
  await first.call('createSubscribe', { resType: 9, resId: doctorId });
  await listUnread();
  clock.advance(1);
  await first.call('likeDoctor', { doctorId, on: true });
  const [work] = await gateway.deps.sql`select title from resource where id = 'v30'`;
  const list = await listUnread();
  expect(list.slice(0, 2)).toMatchObject([
    { kind: 'like', title: `${name}赞了您的主页`, body: '', pcLink: `/doctorHome?id=${actor?.['id']}` },
    { kind: 'follow', title: `${name}关注了您`, body: '', pcLink: `/doctorHome?id=${actor?.['id']}` },
  ]);
  expect(list).toContainEqual(
    expect.objectContaining({ kind: 'like', title: `${name}赞了您的视频`, body: work?.['title'], pcLink: page }),
  );
  expect(list).toContainEqual(
    expect.objectContaining({
      kind: 'comment',
      title: `${name}评论了您的视频`,
      body: '<b>good</b>',
      pcLink: `${page}#comment-${commentId}`,
    }),
  );
  expect(list).toHaveLength(4);
  await gateway.deps.sql`update resource set author_id = ${String(before?.['author_id'])} where id = 'v30'`;
  await readAll();
});

test('nobody is notified of their own actions, or of a held comment, until it is visible', async () => {
  const commentId = await write(author, 'own');
  await like(author, commentId);
  await write(author, 'own reply', commentId);
  const held = await write(first, '患者王建国，住院号123456', commentId);
  expect(await listUnread()).toEqual([]);
  await first.call('editComment', { commentId: held, text: '术后第三天' });
  expect(await listUnread()).toMatchObject([{ kind: 'reply', body: '术后第三天' }]);
  await first.call('editComment', { commentId: held, text: '术后第四天' });
  expect(await listUnread()).toMatchObject([{ title: `${names.get('sample-02')}回复了您的评论`, body: '术后第四天' }]);
  await readAll();
  await first.call('editComment', { commentId: held, text: '术后第五天' });
  expect(await listUnread()).toEqual([]);
});

test('a comment of an account without a public person is counted and not named', async () => {
  const [person] = await gateway.deps.sql`select id from doctor where account_id = 'sample-03'`;
  const nameless = await gateway.login('13900000001');
  const reply = await nameless.call('createSubscribe', { resType: 9, resId: String(person?.['id']) });
  expect(reply.json().code).toBe(0);
  expect(await listUnread()).toMatchObject([{ kind: 'follow', title: '1位用户关注了您', pcLink: null }]);
  await readAll();
});

test('the lists of kinds are refused to visitors and for unknown kinds', async () => {
  expect((await gateway.browser().call('listLikesMe', {})).statusCode).toBe(401);
  expect((await author.call('listLikesMe', { cursor: 'bm9uZQ' })).statusCode).toBe(400);
  expect((await author.call('listMessages', { kind: 'order' } as never)).statusCode).toBe(400);
});
