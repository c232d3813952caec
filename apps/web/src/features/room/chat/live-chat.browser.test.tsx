import { ChatAuthType } from '@osteon/domain';
import { onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, test } from '../../../../test/component-test.tsx';
import { logIn } from '../../../../test/customer.ts';
import { COMPOSITION_ENDS, dispatchInput, ENTER_STEPS } from '../../../../test/input/composition.ts';
import { chatMessage, chatSocket, showLiveChat } from '../../../../test/room/live-chat.tsx';
import type { ChatAuth } from './closed-composer.tsx';

const message = chatMessage;

/** By the gateway's clock it is 20:30. */
const setSlowClock = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 11, 30) });

const show = showLiveChat;

const field = page.getByRole('textbox', { name: '说点什么吧', exact: true });
const send = page.getByRole('button', { name: '发送', exact: true });
const box = () => page.getByRole('log').element();

test('a line shows role, shield, hospital, time and quote', async ({ gateway }) => {
  logIn(gateway);
  await show(gateway, [
    message(1, { name: '唐砺之', role: 'anchor' }),
    message(2, { name: '石映雪', role: 'assistant', quote: { msgId: 'm1', name: '唐砺之', msg: '第1条' } }),
    message(3, { name: null, hospital: '', isCertified: false, msg: '<b>文字</b>' }),
  ]);
  const lines = page.getByRole('listitem');
  await expect.element(lines.nth(0)).toHaveTextContent('唐砺之主播澜海市中心医院20:01第1条');
  await expect.element(lines.nth(1)).toHaveTextContent('石映雪助理澜海市中心医院20:02唐砺之：第1条第2条');
  await expect.element(lines.nth(2)).toHaveTextContent('已注销用户20:03<b>文字</b>');
  expect(await axeViolations('main')).toEqual([]);
});

test('a message is shown at once, offers a retry after a failure, and its retry is not a second message', async ({
  gateway,
}) => {
  setSlowClock();
  logIn(gateway);
  await show(gateway, []);
  await expect.element(page.getByText('暂无消息，快来参与互动吧', { exact: true })).toBeVisible();
  gateway.fail('sendLiveMessage', 503);
  await field.fill('入点怎么选？');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('');
  await expect.element(page.getByText('发送失败', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('listitem')).toHaveTextContent('牧云汀20:30入点怎么选？发送失败重试删除');
  const sent = gateway.lastPayload('sendLiveMessage') as { hash: string };
  gateway.answer('sendLiveMessage', { msgId: 'm1', hash: sent.hash, status: 1 });
  gateway.answer('getRealtimeMessage', {
    list: [message(1, { hash: sent.hash, msg: '入点怎么选？' })],
    isComplete: true,
  });
  await page.getByRole('button', { name: '重试', exact: true }).click();
  await expect.element(page.getByText('发送失败', { exact: true })).not.toBeInTheDocument();
  await expect.poll(() => gateway.lastPayload('sendLiveMessage')).toEqual(sent);
  expect(page.getByText('入点怎么选？', { exact: true }).elements()).toHaveLength(1);
});

test('a message that is too long, too fast or names a patient is not sent, and its text is not lost', async ({
  gateway,
}) => {
  logIn(gateway);
  await show(gateway, [message(1)]);
  await field.fill('骨'.repeat(201));
  await expect.element(page.getByText('201/200', { exact: true })).toBeVisible();
  await expect.element(send).toBeDisabled();
  await field.fill('患者王建国，27床，S1通道8毫米');
  await send.click();
  await expect
    .element(page.getByText('像是患者信息：疑似姓名、床号。修改后可直接发送，原文须经助理核对。'))
    .toBeVisible();
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['王建国', '27床']);
  await page.getByRole('button', { name: '修改', exact: true }).click();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('患者王建国，27床，S1通道8毫米');
  gateway.answer('sendLiveMessage', ({ hash }) => ({ msgId: 'm9', hash, status: 1 }));
  // The second tap follows at once, however busy the machine is.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  onTestFinished(() => clock.mockRestore());
  await field.fill('S1通道8毫米');
  await send.click();
  await field.fill('走S2还是换短钉？');
  await send.click();
  await expect.element(page.getByText('操作过于频繁，请稍后重试', { exact: true })).toBeVisible();
  await expect.element(field).toHaveValue('走S2还是换短钉？');
  expect(gateway.sent.filter(({ name }) => name === 'sendLiveMessage')).toHaveLength(1);
  expect(sessionStorage.getItem('chatDrafts')).toContain('走S2还是换短钉？');
});

test.for(COMPOSITION_ENDS)(
  'the Enter that ends a composition sends no message in %s, the next does',
  async ([, steps], { gateway }) => {
    logIn(gateway);
    await show(gateway, [message(1)]);
    gateway.answer('sendLiveMessage', ({ hash }) => ({ msgId: 'm9', hash, status: 1 }));
    await field.fill('髓内钉');
    dispatchInput(field, steps);
    await expect.element(field).toHaveValue('髓内钉');
    expect(gateway.sent.filter(({ name }) => name === 'sendLiveMessage')).toEqual([]);
    dispatchInput(field, ENTER_STEPS);
    await expect.element(field).toHaveValue('');
    await expect.poll(() => gateway.lastPayload('sendLiveMessage')).toMatchObject({ msg: '髓内钉' });
  },
);

test('a reader who has scrolled up stays there and sees the number of new messages', async ({ gateway }) => {
  logIn(gateway);
  const first = Array.from({ length: 30 }, (_, index) => message(index + 1));
  await show(gateway, first);
  await expect.element(page.getByText('第30条', { exact: true })).toBeInViewport();
  const scrolled = new Promise((resolve) => {
    box().addEventListener('scroll', resolve, { once: true });
  });
  box().scrollTo({ top: 300 });
  await scrolled;
  chatSocket.listener.onMessages?.([message(31), message(32)]);
  await expect.element(page.getByRole('button', { name: '2条新消息', exact: true })).toBeVisible();
  expect(box().scrollTop).toBe(300);
  await page.getByRole('button', { name: '2条新消息', exact: true }).click();
  await expect.element(page.getByText('第32条', { exact: true })).toBeInViewport();
  await expect.element(page.getByRole('button', { name: /条新消息$/ })).not.toBeInTheDocument();
});

test('with the keyboard the field is reached without the actions of every line', async ({ gateway }) => {
  logIn(gateway);
  await show(gateway, [message(1), message(2)]);
  await expect.element(page.getByRole('listitem').first()).toBeVisible();
  const skip = page.getByRole('button', { name: '跳到输入框', exact: true });
  await userEvent.tab();
  await expect.element(skip).toHaveFocus();
  expect(skip.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveFocus();
});

test('only messages that arrive while the chat is hidden are unread', async ({ gateway }) => {
  const unreadChanges: boolean[] = [];
  await show(gateway, [message(1), message(2)], {
    isVisible: false,
    onUnreadChange: (hasUnread) => unreadChanges.push(hasUnread),
  });
  await expect.element(page.getByText('第2条', { exact: true })).toBeVisible();
  expect(unreadChanges).toEqual([false]);
  chatSocket.listener.onMessages?.([message(3)]);
  await expect.poll(() => unreadChanges).toEqual([false, true]);
});

test('missed messages are fetched once and in order, and the gap is marked', async ({ gateway }) => {
  setSlowClock();
  await show(gateway, [message(1)]);
  await expect.element(page.getByText('第1条', { exact: true })).toBeVisible();
  chatSocket.listener.onLost?.();
  await expect.element(page.getByText('连接已断开，正在重新连接', { exact: true })).toBeVisible();
  gateway.answer('getRealtimeMessage', { list: [message(2), message(3)], isComplete: true });
  chatSocket.listener.onConnected?.();
  await expect.element(page.getByText('20:30至20:30连接中断，已补回2条', { exact: true })).toBeVisible();
  await expect.element(page.getByText('连接已断开，正在重新连接', { exact: true })).not.toBeInTheDocument();
  gateway.answer('getRealtimeMessage', { list: [message(4), message(5)], isComplete: true });
  chatSocket.listener.onMessages?.([message(3), message(5)]);
  chatSocket.listener.onMessages?.([message(5)]);
  await expect.element(page.getByText('第5条', { exact: true })).toBeVisible();
  const texts = page.getByText(/^第\d条$/).elements();
  expect(texts.map(({ textContent }) => textContent)).toEqual([1, 2, 3, 4, 5].map((position) => `第${position}条`));
});

test('a page without a connection polls for messages, and shows when polling fails', async ({ gateway }) => {
  const isLost = page.getByText('连接已断开，正在重新连接', { exact: true });
  await show(gateway, [message(1)]);
  await expect.element(page.getByText('第1条', { exact: true })).toBeVisible();
  gateway.answer('getRealtimeMessage', { list: [message(2)], isComplete: true });
  chatSocket.listener.onPoll?.();
  await expect.element(page.getByText('第2条', { exact: true })).toBeVisible();
  await expect.element(isLost).not.toBeInTheDocument();
  gateway.fail('getRealtimeMessage', 503);
  chatSocket.listener.onPoll?.();
  await expect.element(isLost).toBeVisible();
  gateway.answer('getRealtimeMessage', { list: [message(3)], isComplete: true });
  chatSocket.listener.onPoll?.();
  await expect.element(page.getByText('第3条', { exact: true })).toBeVisible();
  await expect.element(isLost).not.toBeInTheDocument();
});

test('messages that are missed during a fetch are fetched after it', async ({ gateway }) => {
  await show(gateway, [message(1)]);
  const first = Promise.withResolvers<void>();
  const requested: number[] = [];
  gateway.answer('getRealtimeMessage', async ({ since }) => {
    requested.push(Number(since));
    if (requested.length > 1) return { list: [message(2)], isComplete: true };
    await first.promise;
    return { list: [], isComplete: true };
  });
  await expect.element(page.getByText('第1条', { exact: true })).toBeVisible();
  chatSocket.listener.onConnected?.();
  await expect.poll(() => requested).toEqual([1]);
  chatSocket.listener.onLost?.();
  chatSocket.listener.onConnected?.();
  first.resolve();
  await expect.element(page.getByText(/^\d\d:\d\d至\d\d:\d\d连接中断，已补回1条$/)).toBeVisible();
  expect(requested).toEqual([1, 1]);
});

test.for<[string, ChatAuth, string, string | null]>([
  ['a visitor', { canEnter: false, type: ChatAuthType.needLogin, reason: '' }, '登录后参与互动', '去登录'],
  [
    'a customer who is not certified',
    { canEnter: false, type: ChatAuthType.needCertification, reason: '' },
    '认证后参与互动',
    '去认证',
  ],
  [
    'a customer without a phone',
    { canEnter: false, type: ChatAuthType.allowed, reason: 'phone' },
    '绑定手机号后参与互动',
    '去绑定',
  ],
  ['before the start', { canEnter: false, type: ChatAuthType.allowed, reason: 'notBegun' }, '直播开始后可发言', null],
  [
    'a customer who is muted',
    { canEnter: false, type: ChatAuthType.muted, reason: '' },
    '您已被禁言，暂时无法发言',
    null,
  ],
  [
    'a customer who is banned',
    { canEnter: false, type: ChatAuthType.closed, reason: 'banned' },
    '您已被移出聊天室',
    null,
  ],
  ['after the end', { canEnter: false, type: ChatAuthType.closed, reason: 'ended' }, '直播已结束，暂时无法发言', null],
])('%s: the composer shows the reason and at most one action', async ([, auth, text, action], { gateway }) => {
  await show(gateway, [message(1)], { auth });
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
  const buttons = page
    .getByRole('button')
    .elements()
    .filter((button) => !box().contains(button));
  expect(buttons.map(({ textContent }) => textContent)).toEqual(action === null ? [] : [action]);
});
