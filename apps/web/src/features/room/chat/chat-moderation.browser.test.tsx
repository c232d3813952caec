import { ChatAuthType, ChatMessageType, OWN_DELETION_MS } from '@osteon/domain';
import { vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, refetchCall, stopTimers, test } from '../../../../test/component-test.tsx';
import { logIn } from '../../../../test/customer.ts';
import {
  AHEAD_MS,
  chatAction,
  chatMessage,
  chatSocket,
  chatTime,
  showLiveChat,
} from '../../../../test/room/live-chat.tsx';
import { storeChatHash } from './chat-drafts.ts';

const field = page.getByRole('textbox', { name: '说点什么吧', exact: true });
const send = page.getByRole('button', { name: '发送', exact: true });
const lines = page.getByRole('listitem');
const box = () => page.getByRole('log').element();
const deletion = (position: number, target: number) =>
  chatAction(position, ChatMessageType.deleted, { id: `m${target}`, name: null });

/** A message that waits for an assistant, as the gateway lists it. */
const heldMessage = (change: object = {}) => ({
  msgId: 'held1',
  hash: 'h-held',
  userId: 'u1',
  name: '牧云汀',
  hospital: '',
  isCertified: true,
  msg: '麻烦发一下厂家联系方式',
  reason: 'words' as const,
  marks: [],
  heldAt: chatTime(30),
  state: 'held' as const,
  refusal: '',
  ...change,
});

test('a deletion that arrives replaces the text and its quotes, and mutes and notices are lines', async ({
  gateway,
}) => {
  await showLiveChat(gateway, [
    chatMessage(1, { name: '童安然' }),
    chatMessage(2, { quote: { msgId: 'm1', name: '童安然', msg: '第1条' } }),
  ]);
  await expect.element(lines.nth(1)).toMatchTextContent(/童安然：第1条第2条$/);
  gateway.answer('getLiveMeetingNoticeList', { list: [], hasMore: false });
  chatSocket.listener.onMessages?.([
    deletion(3, 1),
    chatAction(4, ChatMessageType.muted, { id: 'u1', name: '陈砚舟' }),
    chatAction(5, ChatMessageType.unmuted, { id: 'u1', name: '陈砚舟' }),
    chatAction(6, ChatMessageType.notice, { id: 'n1', name: null }, { msg: '20:30开始导针置入' }),
    chatAction(7, ChatMessageType.notice, { id: 'n2', name: null }),
  ]);
  await expect.element(lines.nth(0)).toHaveTextContent('童安然20:01该消息已被删除');
  await expect.element(lines.nth(1)).toMatchTextContent(/童安然：该消息已被删除第2条$/);
  await expect.element(lines.nth(2)).toHaveTextContent('陈砚舟已被禁言');
  await expect.element(lines.nth(3)).toHaveTextContent('陈砚舟已被解除禁言');
  await expect.element(lines.nth(4)).toHaveTextContent('公告20:0620:30开始导针置入');
  expect(lines.elements()).toHaveLength(5);
  expect(lines.nth(0).getByRole('button').elements()).toEqual([]);
  expect(await axeViolations('main')).toEqual([]);
  chatSocket.listener.onMessages?.([chatAction(8, ChatMessageType.noticeWithdrawn, { id: 'n1', name: null })]);
  await expect.poll(() => lines.elements()).toHaveLength(4);
});

test('an assistant sees the text of a deleted message, by whom and when', async ({ gateway }) => {
  const deleted = { isDeleted: true, msg: '加微信领课件合集' };
  await showLiveChat(gateway, [
    chatMessage(1, { ...deleted, deletion: { deletedAt: chatTime(6), by: '石映雪' } }),
    chatMessage(2, { ...deleted, deletion: { deletedAt: chatTime(9), by: null } }),
  ]);
  await expect.element(lines.nth(0)).toMatchTextContent(/加微信领课件合集已删除 石映雪 20:06$/);
  await expect.element(lines.nth(1)).toMatchTextContent(/加微信领课件合集本人删除 20:09$/);
  expect(document.querySelectorAll('del')).toHaveLength(2);
});

test('the actions of a line are reached by Tab, and copy and quote its text', async ({ gateway }) => {
  logIn(gateway);
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await showLiveChat(gateway, [chatMessage(1)]);
  const actions = lines.getByRole('group', { name: '消息操作', exact: true });
  await expect.element(actions).toHaveStyle({ opacity: '0' });
  box().focus();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(actions.getByRole('button', { name: '复制', exact: true })).toHaveFocus();
  await expect.element(actions).toHaveStyle({ opacity: '1' });
  const text = page.getByText('第1条', { exact: true }).element().getBoundingClientRect();
  expect(actions.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(text.top + 1);
  expect(await axeViolations('main')).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('已复制', { exact: true })).toBeVisible();
  expect(written).toHaveBeenCalledWith('第1条');
  await actions.getByRole('button', { name: '回复傅长宁', exact: true }).click();
  await expect.element(page.getByText('傅长宁：第1条', { exact: true })).toBeVisible();
});

test('an own message can be deleted for two minutes, after a question', async ({ gateway }) => {
  logIn(gateway);
  storeChatHash('sent', 'AAAAAAAAAAAAAAAAAAAAAA l06', 'h2');
  vi.useFakeTimers({ toFake: ['Date'], now: chatTime(3) - AHEAD_MS });
  await showLiveChat(gateway, [
    chatMessage(1),
    chatMessage(2, { msgUserInfo: { userId: 'me' } }),
    chatMessage(3, { msgUserInfo: { userId: 'me' }, hash: 'phone' }),
  ]);
  const remove = page.getByRole('button', { name: '删除消息', exact: true });
  await expect.poll(() => remove.elements()).toHaveLength(2);
  await lines.nth(2).getByRole('button', { name: '删除消息', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '删除消息', exact: true });
  await expect.element(dialog).toMatchTextContent(/所有人会看到“该消息已被删除”，回放里也不再出现。/);
  expect(gateway.count('deleteLiveMessage')).toBe(0);
  gateway.answer('deleteLiveMessage', {});
  gateway.answer('getRealtimeMessage', { list: [deletion(4, 3)], isComplete: true });
  await dialog.getByRole('button', { name: '删除消息', exact: true }).click();
  await expect.element(page.getByText('消息已删除', { exact: true })).toBeVisible();
  expect(gateway.lastPayload('deleteLiveMessage')).toEqual({ msgId: 'm3' });
  await expect.element(lines.nth(2)).toMatchTextContent(/该消息已被删除$/);
});

test('the deletion of an own message is no longer offered after two minutes', async ({ gateway }) => {
  logIn(gateway);
  storeChatHash('sent', 'AAAAAAAAAAAAAAAAAAAAAA l06', 'h2');
  stopTimers(['Date', 'setTimeout', 'clearTimeout']);
  vi.setSystemTime(chatTime(2) - AHEAD_MS);
  await showLiveChat(gateway, [chatMessage(2)]);
  const remove = page.getByRole('button', { name: '删除消息', exact: true });
  await expect.element(remove).toBeInTheDocument();
  vi.advanceTimersByTime(OWN_DELETION_MS);
  await expect.element(remove).not.toBeInTheDocument();
});

test('a text with patient data can be given to the assistants, and is then released', async ({ gateway }) => {
  logIn(gateway);
  await showLiveChat(gateway, [chatMessage(1)]);
  const msg = '我们27床的患者，住院号20261103，S1通道只有8毫米';
  await field.fill(msg);
  await send.click();
  await expect
    .element(page.getByText('像是患者信息：床号、住院号。修改后可直接发送，原文须经助理核对。'))
    .toBeVisible();
  expect(gateway.count('sendLiveMessage')).toBe(0);
  expect(await axeViolations('main')).toEqual([]);
  let hash = '';
  gateway.answer('sendLiveMessage', (payload) => {
    ({ hash } = payload);
    gateway.answer('listHeldMessages', { list: [heldMessage({ hash, msg })], nextCursor: null });
    return { msgId: 'held1', hash, status: 3 };
  });
  await page.getByRole('button', { name: '交助理核对', exact: true }).click();
  await expect.element(page.getByText('含需核对的内容，助理通过后显示', { exact: true })).toBeVisible();
  expect(gateway.lastPayload('sendLiveMessage')).toMatchObject({ msg, toReview: true });
  await expect.element(field).toHaveValue('');
  await expect.element(lines.nth(1).getByRole('button', { name: '删除', exact: true })).toBeVisible();
  expect(page.getByText(msg, { exact: true }).elements()).toHaveLength(1);
  chatSocket.listener.onMessages?.([chatMessage(2, { hash, msg: '我们＊＊＊的患者' })]);
  gateway.answer('listHeldMessages', { list: [], nextCursor: null });
  await refetchCall('listHeldMessages');
  await expect.element(lines.nth(1)).toMatchTextContent(/我们＊＊＊的患者助理已通过$/);
  expect(lines.elements()).toHaveLength(2);
});

test('held and refused own messages are shown after a reload, and can be removed', async ({ gateway }) => {
  logIn(gateway);
  await showLiveChat(gateway, [chatMessage(1)]);
  const refused = heldMessage({ msgId: 'held2', hash: 'h-2', msg: '低价转让', state: 'refused', refusal: '广告' });
  gateway.answer('listHeldMessages', { list: [heldMessage(), refused], nextCursor: null });
  await refetchCall('listHeldMessages');
  await expect.element(lines.nth(1)).toHaveTextContent('牧云汀20:30低价转让助理未通过：广告删除');
  await expect.element(lines.nth(2)).toMatchTextContent(/麻烦发一下厂家联系方式含需核对的内容，助理通过后显示删除$/);
  expect(await axeViolations('main')).toEqual([]);
  await lines.nth(1).getByRole('button', { name: '删除', exact: true }).click();
  await expect.element(page.getByText('低价转让', { exact: true })).not.toBeInTheDocument();
  gateway.answer('deleteLiveMessage', {});
  gateway.answer('listHeldMessages', { list: [], nextCursor: null });
  await lines.nth(1).getByRole('button', { name: '删除', exact: true }).click();
  await expect.poll(() => lines.elements()).toHaveLength(1);
  expect(gateway.lastPayload('deleteLiveMessage')).toEqual({ msgId: 'held1' });
});

test('slow mode counts the seconds until the next message, and a refusal loses no text', async ({ gateway }) => {
  logIn(gateway);
  stopTimers(['Date', 'setInterval', 'clearInterval']);
  // Later taps count, however fast the test is.
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 2000));
  const onRefused = vi.fn();
  const room = { slowSeconds: 30, isReviewed: false, questionNum: 0, pollAt: null, words: [] };
  await showLiveChat(gateway, [chatMessage(1)], { room, onRefused });
  await expect.element(page.getByText('慢速模式，每30秒可发1条')).toBeVisible();
  gateway.answer('sendLiveMessage', ({ hash }) => ({ msgId: 'm2', hash, status: 1 }));
  await field.fill('第一句');
  await send.click();
  await expect.element(page.getByText('还需30秒', { exact: true })).toBeVisible();
  await field.fill('第二句');
  await expect.element(send).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('第二句');
  expect(await axeViolations('main')).toEqual([]);
  vi.advanceTimersByTime(12_000);
  await expect.element(page.getByText('还需18秒', { exact: true })).toBeVisible();
  vi.advanceTimersByTime(18_000);
  await expect.element(send).toBeEnabled();

  gateway.refuse('sendLiveMessage', 42900, '操作过于频繁，请稍后重试', { seconds: 7 });
  await send.click();
  await expect.element(page.getByText('还需7秒', { exact: true })).toBeVisible();
  await expect.element(lines.last()).toMatchTextContent(/第二句发送失败重试删除$/);
  expect(onRefused).toHaveBeenCalledOnce();
});

test('a mute that refuses a message is learnt at once, and the text stays', async ({ gateway }) => {
  logIn(gateway);
  const onRefused = vi.fn();
  await showLiveChat(gateway, [chatMessage(1)], { onRefused });
  gateway.refuse('sendLiveMessage', 40921, '您已被禁言，暂时无法发言');
  await field.fill('入点怎么选？');
  await send.click();
  await expect.element(lines.last()).toMatchTextContent(/入点怎么选？发送失败重试删除$/);
  await expect.poll(() => onRefused).toHaveBeenCalledOnce();
});

test('messages that arrived while the page was hidden are below a divider', async ({ gateway }) => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  const setVisibility = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  await showLiveChat(gateway, [chatMessage(1)], {
    auth: { canEnter: false, type: ChatAuthType.needLogin, reason: '' },
  });
  await expect.element(page.getByText('第1条', { exact: true })).toBeVisible();
  setVisibility('hidden');
  chatSocket.listener.onMessages?.([chatAction(2, ChatMessageType.muted, { id: 'u', name: '陈砚舟' })]);
  await expect.element(page.getByText('陈砚舟已被禁言')).toBeVisible();
  await expect.element(page.getByText(/条新消息$/)).not.toBeInTheDocument();
  chatSocket.listener.onMessages?.([chatMessage(3), chatMessage(4)]);
  await expect.element(page.getByText('2条新消息', { exact: true })).toBeVisible();
  setVisibility('visible');
  await expect.element(page.getByText('2条新消息', { exact: true })).not.toBeInTheDocument();
  await expect.element(lines.nth(2)).toHaveTextContent('以下为新消息');
  chatSocket.listener.onMessages?.([chatMessage(5)]);
  await expect.element(page.getByText('第5条', { exact: true })).toBeVisible();
  expect(page.getByText('以下为新消息', { exact: true }).elements()).toHaveLength(1);
  visibility.mockRestore();
});
