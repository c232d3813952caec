import type { Comment, ResponseOf } from '@osteon/contract';
import { PermissionScene, STORAGE_KEYS } from '@osteon/domain';
import { onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../test/axe.ts';
import { expect, renderEmptyPage, renderPage, test } from '../../../test/component-test.tsx';
import { logIn } from '../../../test/customer.ts';
import type { FakeGateway } from '../../../test/fake-gateway.ts';
import { CommentSection } from '../../features/engagement/comment/comment-section.tsx';
import { ReportContentAction } from '../../features/engagement/dialogs/report-content-action.tsx';
import { LikeAction } from '../../features/engagement/like/like-action.tsx';
import { useConnection } from '../../lib/connection/connection-store.ts';
import { on } from '../../lib/events.ts';
import { appendAction, readQueue } from '../../lib/offline-queue/offline-queue.ts';
import { QUEUE_LIFETIME_MS } from '../../lib/offline-queue/queue-rules.ts';
import type { QueuedAction } from '../../lib/offline-queue/queued-action.ts';
import { becomeCustomer, becomeVisitor } from '../../lib/session/session-store.ts';
import { handleRequest } from './gate.ts';
import { keepUnloaded } from './keep-unloaded.ts';
import { sendQueue } from './send-queue.ts';

const CALLS = ['likeResource', 'createComment', 'reportContent', 'subscribeActivity'] as const;
const video = { resourceType: 1, resourceId: 'v1' } as const;
const like = (isOn: boolean, resourceId = 'v1'): QueuedAction => ({
  name: 'like',
  data: { ...video, resourceId, on: isOn },
});

const text = (words: string) => page.getByText(words, { exact: true });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const sentLater = text('已保存，稍后自动发送');
const refused = page.getByRole('dialog', { name: '以下操作未能完成', exact: true });

function state(isLiked: boolean): ResponseOf<'getEngagementState'> {
  const own = { isSelf: false, isFollowed: false, isLiked, isCollected: false, score: null };
  const likes = isLiked ? 1 : 0;
  const score = { average: null, count: 0 };
  return { list: [{ resourceId: 'v1', following: 0, fans: 0, likes, favourites: 0, score, own }] };
}

/** Logs a customer in who may do everything, on a page of a video. */
async function show(gateway: FakeGateway): Promise<void> {
  logIn(gateway);
  const scenes = [PermissionScene.doctorLike, PermissionScene.postComments];
  gateway.answer('listCustomerRoleConfig', {
    permissionList: scenes.map((sceneId) => ({ roleId: 5, sceneId, customerRole: 5, customerState: 0, roleFlag: 1 })),
  });
  gateway.answer('getEngagementState', state(false));
  gateway.answer('listComments', { list: [], held: [], mute: null, nextCursor: null, total: 0 });
  onTestFinished(on('actionRequested', (request) => void handleRequest(request)));
  await renderPage(
    <main>
      <h1>骨元</h1>
      <LikeAction target={video} />
      <ReportContentAction target={video} />
      <CommentSection item={video} quoting={null} />
    </main>,
  );
  await expect.element(button('点赞')).toBeVisible();
}

/** Ends the connection, or restores it. */
function setConnected(gateway: FakeGateway, isConnected: boolean): void {
  useConnection.setState({ state: isConnected ? 'connected' : 'offline' });
  if (!isConnected) for (const call of CALLS) gateway.disconnect(call);
}

test('a like without a connection stays shown and is sent once it is back, once', async ({ gateway }) => {
  await show(gateway);
  setConnected(gateway, false);
  await button('点赞').click();
  await expect.element(sentLater).toBeVisible();
  await expect.element(button(/^已点赞/)).toBeVisible();
  await sendQueue();
  setConnected(gateway, true);
  gateway.answer('likeResource', () => {
    gateway.answer('getEngagementState', state(true));
    return { count: 1, own: true };
  });
  const before = gateway.count('likeResource');
  await Promise.all([sendQueue(), sendQueue()]);
  expect(gateway.count('likeResource')).toBe(before + 1);
  expect(gateway.lastPayload('likeResource')).toEqual({ ...video, on: true });
  expect(readQueue()).toEqual([]);
  await expect.element(button(/^已点赞/)).toBeVisible();
});

test('a tab sends nothing while another one does, and nothing of what that one has sent', async ({ gateway }) => {
  logIn(gateway);
  await renderEmptyPage();
  appendAction(like(true));
  gateway.answer('likeResource', { count: 1, own: true });
  await navigator.locks.request('osteon-offline-queue', async () => {
    await sendQueue();
    expect(gateway.count('likeResource')).toBe(0);
  });
  await sendQueue();
  expect(gateway.count('likeResource')).toBe(1);
});

test('a later tap that the gateway answers replaces the stored one', async ({ gateway }) => {
  await show(gateway);
  appendAction(like(true));
  gateway.answer('likeResource', { count: 0, own: false });
  await handleRequest({ action: { name: 'like', data: { ...video, on: false } } });
  expect(readQueue()).toEqual([]);
});

test('a refused action is removed and shown with its page and the reason, without a lead', async ({ gateway }) => {
  logIn(gateway);
  await renderEmptyPage();
  const title = document.title;
  onTestFinished(() => {
    document.title = title;
  });
  document.title = '全髋关节置换';
  appendAction(like(true));
  gateway.refuse('likeResource', 40_305, '请先完成医生一级认证', { sceneId: 7, outcome: 'certifyLevel1' });
  const led = vi.fn();
  onTestFinished(on('sceneRefused', led));
  await sendQueue();
  await expect.element(refused).toMatchTextContent(/点赞全髋关节置换请先完成医生一级认证/);
  expect(led).not.toHaveBeenCalled();
  expect(readQueue()).toEqual([]);
  expect(await axeViolations()).toEqual([]);
  await button('我知道了').click();
  await expect.element(refused).not.toBeInTheDocument();
});

test('the queue of another account is never sent, in whichever order the tabs learn of the login', async ({
  gateway,
}) => {
  logIn(gateway);
  appendAction(like(true));
  const stored = localStorage.getItem(STORAGE_KEYS.offlineQueue) ?? '';
  becomeCustomer('BBBBBBBBBBBBBBBBBBBBBB');
  expect(localStorage.getItem(STORAGE_KEYS.offlineQueue)).toBeNull();
  // A browser that was closed meanwhile may have left it.
  localStorage.setItem(STORAGE_KEYS.offlineQueue, stored);
  logIn(gateway, { customerId: 'BBBBBBBBBBBBBBBBBBBBBB' });
  await sendQueue();
  // Another tab has logged this account in, of which this tab has no event yet.
  logIn(gateway);
  appendAction(like(true));
  localStorage.setItem(STORAGE_KEYS.userId, 'BBBBBBBBBBBBBBBBBBBBBB');
  await sendQueue();
  expect(gateway.count('likeResource')).toBe(0);
});

test('a logout deletes the queue, and a visitor has none', async ({ gateway }) => {
  logIn(gateway);
  appendAction(like(true));
  becomeVisitor('loggedOut');
  expect(localStorage.getItem(STORAGE_KEYS.offlineQueue)).toBeNull();
  expect(appendAction(like(true))).toBe(false);
  expect(localStorage.getItem(STORAGE_KEYS.offlineQueue)).toBeNull();
});

test('after 24 hours an action is dropped', async ({ gateway }) => {
  logIn(gateway);
  appendAction(like(true));
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: now + QUEUE_LIFETIME_MS });
  await sendQueue();
  expect(gateway.count('likeResource')).toBe(0);
  expect(readQueue()).toEqual([]);
});

test('an overload leaves an action in the queue, and the next one is not sent before it', async ({ gateway }) => {
  logIn(gateway);
  appendAction(like(true));
  appendAction({ name: 'bookLive', data: { activityId: 'l1' } });
  gateway.refuse('likeResource', 42_900, '操作太频繁');
  await sendQueue();
  expect(readQueue().map(({ action }) => action.name)).toEqual(['like', 'bookLive']);
  expect(gateway.count('subscribeActivity')).toBe(0);
});

test('an action whose code is not there is stored, unless it opens something or nobody is logged in', async ({
  gateway,
}) => {
  logIn(gateway);
  await renderEmptyPage();
  useConnection.setState({ state: 'offline' });
  keepUnloaded({ name: 'follow', data: { resType: 9, resId: 'e1', on: true } });
  await expect.element(sentLater).toBeVisible();
  expect(readQueue().map(({ action }) => action.name)).toEqual(['follow']);
  expect(keepUnloaded({ name: 'score', data: video })).toBe(false);
  becomeVisitor('loggedOut');
  expect(keepUnloaded({ name: 'follow', data: { resType: 9, resId: 'e1', on: true } })).toBe(false);
});

test('a comment without a connection waits on the page, can be given up, and is sent with the same key', async ({
  gateway,
}) => {
  await show(gateway);
  setConnected(gateway, false);
  const write = async (words: string) => {
    await page.getByRole('textbox', { name: '请输入评论内容', exact: true }).fill(words);
    await button('发表评论').click();
    await expect.element(page.getByRole('listitem').getByText('已保存，稍后自动发送', { exact: true })).toBeVisible();
  };
  await write('不发了。');
  await button('删除').click();
  await expect.element(text('不发了。')).not.toBeInTheDocument();
  expect(readQueue()).toEqual([]);
  await write('后壁厚度差多少？');
  const attempt = gateway.lastPayload('createComment');
  setConnected(gateway, true);
  gateway.refuse('createComment', 40_400, '内容不存在');
  await sendQueue();
  expect(gateway.lastPayload('createComment')).toEqual(attempt);
  await expect.element(refused).toMatchTextContent(/评论.*后壁厚度差多少？.*内容不存在/);
  await button('我知道了').click();
  // Its text stays on the page.
  await expect.element(text('发送失败')).toBeVisible();
  gateway.answer(
    'createComment',
    ({ text: stored }): Comment => ({
      ...comment,
      text: stored,
    }),
  );
  await button('重试').click();
  await expect.element(text('发送失败')).not.toBeInTheDocument();
  await expect.element(text('后壁厚度差多少？')).toBeVisible();
});

test('a report without a connection closes its dialog and is sent later', async ({ gateway }) => {
  await show(gateway);
  setConnected(gateway, false);
  await button('内容有误').click();
  await page.getByRole('textbox', { name: '应当怎么写', exact: true }).fill('前倾15°');
  await button('提交').click();
  await expect.element(sentLater).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  setConnected(gateway, true);
  gateway.answer('reportContent', {});
  await sendQueue();
  expect(gateway.lastPayload('reportContent')).toMatchObject({ ...video, reason: 'figures', correction: '前倾15°' });
  expect(readQueue()).toEqual([]);
});

const comment: Comment = {
  commentId: 'c1',
  author: { id: 'd1', name: '李明', nameEn: '', title: '', hospital: '', specialtyId: 'trauma', portrait: '' },
  isItemAuthor: false,
  state: 'shown',
  text: '',
  quote: null,
  mentions: [],
  findings: [],
  decision: null,
  createdAt: Date.UTC(2026, 10, 22),
  editedAt: null,
  likeCount: 0,
  answerCount: 0,
  rootId: null,
  replyTo: null,
  own: { isMine: true, isLiked: false, isReported: false, canBlock: false, editableMs: 0 },
  replies: [],
};
