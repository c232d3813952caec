import { COMMENT_EDIT_MS } from '@osteon/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';

const NAMED = '我们上周有个类似的，患者李建国，术后当天下地。';
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

const write = async (by: Browser, resourceId: string, text: string, parentId?: string) => {
  clock.advance(1000);
  const payload = { ...video(resourceId), text, clientId: `sent-${++sent}` };
  return (await by.call('createComment', { ...payload, ...(parentId !== undefined && { parentId }) })).json().data;
};

const list = async (by: Browser, resourceId: string) =>
  (await by.call('listComments', { ...video(resourceId), sort: 'time' })).json().data;

test('a comment that names a patient is visible to its author alone, with the words and the reason', async () => {
  const written = await write(author, 'v32', NAMED);
  const start = NAMED.indexOf('李建国');
  expect(written).toMatchObject({ state: 'held', text: NAMED, findings: [{ start, end: start + 3, kind: 'name' }] });
  expect(await list(author, 'v32')).toMatchObject({ list: [], total: 0, held: [{ text: NAMED, state: 'held' }] });
  for (const reader of [other, gateway.browser()]) {
    expect(await list(reader, 'v32')).toEqual({ list: [], held: [], mute: null, total: 0, nextCursor: null });
  }
  const { commentId } = written;
  expect((await other.call('likeComment', { commentId, on: true })).json().code).toBe(40_400);
  const answer = { ...video('v32'), text: 'x', clientId: 'x', parentId: commentId };
  expect((await other.call('createComment', answer)).json().code).toBe(40_400);
  expect((await other.call('editComment', { commentId, text: 'x' })).json().code).toBe(40_300);
});

test('it can be fixed at any time, and is visible then', async () => {
  const { commentId } = await write(author, 'v33', NAMED);
  clock.advance(COMMENT_EDIT_MS * 2);
  const still = (await author.call('editComment', { commentId, text: `${NAMED}电话13800138000` })).json().data;
  expect(still).toMatchObject({ state: 'held', findings: [{ kind: 'name' }, { kind: 'phone' }] });
  const editedReply = (await author.call('editComment', { commentId, text: '我们上周有个类似的患者。' })).json().data;
  expect(editedReply).toMatchObject({ state: 'shown', findings: [] });
  expect(await list(other, 'v33')).toMatchObject({ total: 1, held: [], list: [{ text: '我们上周有个类似的患者。' }] });
});

test('it is deleted without a trace, and never counted', async () => {
  const { commentId } = await write(author, 'v34', NAMED);
  expect((await author.call('deleteComment', { commentId })).json().code).toBe(0);
  expect(await list(author, 'v34')).toEqual({ list: [], held: [], mute: null, total: 0, nextCursor: null });
});

test('a comment with replies that is edited to name a patient is a stub for others', async () => {
  const { commentId } = await write(author, 'v35', '没有姓名');
  await write(other, 'v35', '回复', commentId);
  await author.call('editComment', { commentId, text: NAMED });
  expect(await list(other, 'v35')).toMatchObject({
    total: 1,
    held: [],
    list: [{ state: 'deleted', text: '', author: null, findings: [], replies: [{ text: '回复' }] }],
  });
  expect(await list(author, 'v35')).toMatchObject({ held: [], list: [{ state: 'held', text: NAMED }] });
});
