import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../../test/axe.ts';
import { expect, refetchCall, test } from '../../../../../test/component-test.tsx';
import {
  at,
  chatAction,
  chatText,
  heldMessage,
  liveRoom,
  liveUser,
  showManager,
} from '../../../../../test/live/live-manager.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const view = (name: string) => page.getByRole('radio', { name, exact: true });
const held = page.getByRole('region', { name: '待核对', exact: true });
const log = page.getByRole('log');

const patientMessage = heldMessage('x1', {
  name: '牧云汀',
  msg: '我们27床的患者，住院号20261103，S1通道只有8毫米',
  reason: 'patientData',
  marks: [
    { start: 2, end: 5 },
    { start: 12, end: 20 },
  ],
});

test('held messages are above the log with reason and marked parts, and only patient data can be masked', async ({
  gateway,
}) => {
  await showManager(gateway, {
    messages: [chatText(4)],
    held: [patientMessage, heldMessage('x2'), heldMessage('x3', { reason: 'review', marks: [] })],
  });
  await expect.element(held).toMatchTextContent(/^待核对3/);
  const rows = held.getByRole('listitem');
  await expect.element(rows.nth(0)).toMatchTextContent(/疑似患者信息/);
  await expect.element(rows.nth(1)).toMatchTextContent(/含需核对的词/);
  expect(Array.from(document.querySelectorAll('mark'), ({ textContent }) => textContent)).toEqual([
    '27床',
    '20261103',
    '联系方式',
  ]);
  expect(button(/^遮住后通过：/).elements()).toHaveLength(1);
  expect(rows.elements()).toHaveLength(2);
  await held.getByRole('button', { name: '全部', exact: true }).click();
  await expect.element(view('待核对')).toBeChecked();
  await expect.element(rows.nth(2)).toMatchTextContent(/先审后发/);
  expect(await axeViolations('main')).toEqual([]);
});

test('a decision is sent once and removes the message, and the next one has not lost the focus', async ({
  gateway,
}) => {
  await showManager(gateway, { held: [patientMessage, heldMessage('x2')] });
  gateway.answer('decideHeldMessage', () => {
    gateway.answer('listHeldMessages', { list: [heldMessage('x2')], nextCursor: null });
    return {};
  });
  await button('遮住后通过：牧云汀的消息').click();
  await expect.element(button('遮住后通过：牧云汀的消息')).not.toBeInTheDocument();
  expect(gateway.sent.filter(({ name }) => name === 'decideHeldMessage').map(({ payload }) => payload)).toEqual([
    { activityId: 'l1', msgId: 'x1', decision: 'mask' },
  ]);
  await expect.poll(() => document.activeElement?.tagName).toBe('UL');
});

test('a message on which another assistant has decided is removed, and the error says by whom', async ({ gateway }) => {
  await showManager(gateway, { held: [heldMessage('x2')] });
  await expect.element(button('通过：童安然的消息')).toBeVisible();
  gateway.answer('listHeldMessages', { list: [], nextCursor: null });
  gateway.refuse('decideHeldMessage', 40_922, '该消息已由贺千帆处理');
  await button('通过：童安然的消息').click();
  await expect.element(page.getByText('该消息已由贺千帆处理', { exact: true })).toBeVisible();
  await expect.element(held).not.toBeInTheDocument();
});

test('a refused message has an optional reason', async ({ gateway }) => {
  await showManager(gateway, { held: [heldMessage('x2')] });
  gateway.answer('decideHeldMessage', {});
  await button('不通过：童安然的消息').click();
  const dialog = page.getByRole('dialog', { name: '不通过', exact: true });
  await dialog.getByLabelText('原因（选填）').fill('请勿索要联系方式');
  expect(await axeViolations('[data-dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: '不通过', exact: true }).click();
  await expect
    .poll(() => gateway.lastPayload('decideHeldMessage'))
    .toEqual({ activityId: 'l1', msgId: 'x2', decision: 'refuse', reason: '请勿索要联系方式' });
  await expect.element(dialog).not.toBeInTheDocument();
});

test('the held messages are fetched again by an event of the account', async ({ gateway }) => {
  await showManager(gateway, {});
  await expect.element(page.getByText('暂无消息，快来参与互动吧', { exact: true })).toBeVisible();
  gateway.answer('listHeldMessages', { list: [heldMessage('x2')], nextCursor: null });
  await refetchCall('listHeldMessages');
  await expect.element(held).toMatchTextContent(/^待核对1/);
  await view('待核对').click();
  gateway.answer('listHeldMessages', { list: [], nextCursor: null });
  await refetchCall('listHeldMessages');
  await expect.element(page.getByText('没有待核对的消息', { exact: true })).toBeVisible();
});

test('slow mode and review are switched, and a refused change is taken back', async ({ gateway }) => {
  await showManager(gateway, {});
  gateway.answer('updateLiveRoom', ({ slowSeconds }) => ({ ...liveRoom, words: [], slowSeconds: slowSeconds ?? 0 }));
  const slow = page.getByRole('switch', { name: '慢速模式', exact: true });
  const pause = page.getByRole('combobox', { name: '发言间隔', exact: true });
  await slow.click();
  await expect.element(pause).toHaveValue('30');
  await pause.selectOptions('60');
  await expect.poll(() => gateway.lastPayload('updateLiveRoom')).toEqual({ activityId: 'l1', slowSeconds: 60 });
  await expect.element(pause).toHaveValue('60');
  gateway.refuse('updateLiveRoom', 40_300, '您没有权限进行此操作');
  const review = page.getByRole('switch', { name: '先审后发', exact: true });
  await review.click();
  await expect.element(page.getByText('您没有权限进行此操作', { exact: true })).toBeVisible();
  await expect.element(review).toHaveAttribute('aria-checked', 'false');
});

test('a message has its actions, one of a lecturer only the deletion, a muted sender is marked', async ({
  gateway,
}) => {
  await showManager(gateway, {
    messages: [
      chatText(4),
      chatText(5, { role: 'anchor', name: '唐砺之', msgUserInfo: { userId: 'u2' } }),
      chatText(6, { name: '陈砚舟', msgUserInfo: { userId: 'u3' } }),
      chatText(7, { name: '顾闻舟', msgUserInfo: { userId: 'u4' } }),
    ],
    muted: [liveUser('u3', '陈砚舟', { speakState: 1 }), liveUser('u4', '顾闻舟', { speakState: 2 })],
  });
  const rows = log.getByRole('listitem');
  await expect.element(rows.nth(2)).toMatchTextContent(/^陈砚舟已禁言/);
  await expect.element(rows.nth(3)).toMatchTextContent(/^顾闻舟禁止发言至结束/);
  const names = (index: number) =>
    Array.from(rows.nth(index).element().querySelectorAll('button'), (each) => each.getAttribute('aria-label'));
  expect(names(0)).toEqual(['禁言俞百川', '删除俞百川的消息']);
  expect(names(1)).toEqual(['删除唐砺之的消息']);
  expect(names(2)).toEqual(['解除禁言：陈砚舟', '删除陈砚舟的消息']);
  expect(names(3)).toEqual(['删除顾闻舟的消息']);
  expect(await axeViolations('main')).toEqual([]);
});

test('a deletion that arrives is struck with its author and time, in the log and in the list', async ({ gateway }) => {
  const { receive } = await showManager(gateway, { messages: [chatText(4)] });
  await expect.element(page.getByText('第4条', { exact: true })).toBeVisible();
  const deleted = chatText(4, { isDeleted: true, deletion: { deletedAt: at(6), by: '石映雪' } });
  gateway.answer('getHistoryMessages', {
    list: [chatText(3, { isDeleted: true, deletion: { deletedAt: at(9), by: null } }), deleted],
    nextCursor: null,
  });
  receive([chatAction(5, 3, { id: 'm4', name: null })]);
  await expect.element(log.getByRole('deletion')).toHaveTextContent('第4条');
  await expect.element(log.getByText('已删除　石映雪　20:06', { exact: true })).toBeVisible();
  await expect.element(button('删除俞百川的消息')).not.toBeInTheDocument();
  await view('已删除').click();
  await expect.element(page.getByText('本人删除　20:09', { exact: true })).toBeVisible();
  await expect.element(page.getByText('删除的消息只有助理能看到，不进入回放和导出', { exact: true })).toBeVisible();
  expect(gateway.sent.some(({ name, payload }) => name === 'getHistoryMessages' && 'only' in Object(payload))).toBe(
    true,
  );
});

test('a mute that arrives is a line of the log, and marks the person', async ({ gateway }) => {
  const { receive } = await showManager(gateway, { messages: [chatText(4)] });
  await expect.element(page.getByText('第4条', { exact: true })).toBeVisible();
  gateway.answer('getUserList', { list: [liveUser('u1', '俞百川', { speakState: 1 })], total: 1, hasMore: false });
  receive([chatAction(5, 4, { id: 'u1', name: '俞百川' })]);
  await expect.element(page.getByText('俞百川已被禁言', { exact: true })).toBeVisible();
  await expect.element(log.getByText('已禁言', { exact: true })).toBeVisible();
});

test('a failed list offers a retry', async ({ gateway }) => {
  await showManager(gateway, {});
  await view('待核对').click();
  await expect.element(page.getByText('没有待核对的消息', { exact: true })).toBeVisible();
  gateway.fail('listHeldMessages', 503);
  await refetchCall('listHeldMessages');
  gateway.answer('listHeldMessages', { list: [heldMessage('x2')], nextCursor: null });
  await button('重试').click();
  await expect.element(held).toBeVisible();
});

test('an assistant writes with the composer of the chat', async ({ gateway }) => {
  await showManager(gateway, {});
  gateway.answer('sendLiveMessage', ({ hash }) => ({ msgId: 'm1', hash, status: 1 }));
  const field = page.getByRole('textbox', { name: '以助理身份发言', exact: true });
  await field.fill('提问请写明术式');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => gateway.lastPayload('sendLiveMessage')).toMatchObject({ msgUserStatus: 3 });
  await expect.element(field).toHaveValue('');
});
