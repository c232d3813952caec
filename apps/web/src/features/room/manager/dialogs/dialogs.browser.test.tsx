import { page } from 'vitest/browser';
import { axeViolations } from '../../../../../test/axe.ts';
import { expect, renderEmptyPage, test } from '../../../../../test/component-test.tsx';
import { logIn } from '../../../../../test/customer.ts';
import { at, liveUser } from '../../../../../test/live/live-manager.tsx';
import { openDialog } from '../../../../lib/dialogs.ts';

const person = { activityId: 'l1', userId: 'u3', name: '陈砚舟' };
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const confirmAs = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

test('a person is muted, with the messages if chosen and a reason', async ({ gateway }) => {
  logIn(gateway);
  gateway.answer('updateSpeakState', {});
  await renderEmptyPage();
  openDialog('mutePerson', { ...person, count: 2 });
  await expect.element(page.getByText('聊天里会显示“陈砚舟已被禁言”。', { exact: true })).toBeVisible();
  expect(await axeViolations('[data-dialog]')).toEqual([]);
  await page.getByRole('checkbox', { name: '同时删除本场的2条消息', exact: true }).click();
  await page.getByLabelText('原因（选填）').fill('加微信领课件合集');
  await confirmAs('禁言').click();
  await expect
    .poll(() => gateway.lastPayload('updateSpeakState'))
    .toEqual({
      activityId: 'l1',
      userId: 'u3',
      speakState: 1,
      withMessages: true,
      reason: '加微信领课件合集',
    });
  await expect.element(dialog('禁言陈砚舟')).not.toBeInTheDocument();
});

test('a ban says that it cannot be lifted, and its button names it', async ({ gateway }) => {
  logIn(gateway);
  gateway.answer('updateSpeakState', {});
  await renderEmptyPage();
  openDialog('mutePerson', { ...person, count: 0 });
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
  const ban = page.getByRole('radio', { name: '禁止发言至结束', exact: true });
  await expect.element(ban).toHaveAccessibleDescription('不可解除，仍可观看');
  await ban.click();
  await confirmAs('禁止发言至结束').click();
  await expect
    .poll(() => gateway.lastPayload('updateSpeakState'))
    .toMatchObject({ speakState: 2, withMessages: false, reason: '' });
});

test('the number of messages is that of the list of people where the chat does not know it', async ({ gateway }) => {
  logIn(gateway);
  const same = liveUser('u9', '陈砚舟', { messageNum: 9 });
  gateway.answer('getUserList', {
    list: [same, liveUser('u3', '陈砚舟', { messageNum: 3 })],
    total: 2,
    hasMore: false,
  });
  await renderEmptyPage();
  openDialog('mutePerson', { ...person, count: null });
  await expect.element(page.getByRole('checkbox', { name: '同时删除本场的3条消息', exact: true })).toBeVisible();
});

test('a refused mute stays open with the reason', async ({ gateway }) => {
  logIn(gateway);
  gateway.refuse('updateSpeakState', 40_300, '您没有权限进行此操作');
  await renderEmptyPage();
  openDialog('mutePerson', { ...person, count: 2 });
  await confirmAs('禁言').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('您没有权限进行此操作');
  await expect.element(dialog('禁言陈砚舟')).toBeVisible();
});

test('a mute is lifted', async ({ gateway }) => {
  logIn(gateway);
  gateway.answer('updateSpeakState', {});
  await renderEmptyPage();
  openDialog('unmutePerson', person);
  await expect
    .element(page.getByText('陈砚舟可以重新发言，聊天里会显示“陈砚舟已被解除禁言”。', { exact: true }))
    .toBeVisible();
  await confirmAs('解除禁言').click();
  await expect
    .poll(() => gateway.lastPayload('updateSpeakState'))
    .toEqual({
      activityId: 'l1',
      userId: 'u3',
      speakState: 0,
    });
});

test('a message is deleted, and its sender muted if chosen', async ({ gateway }) => {
  logIn(gateway);
  gateway.answer('deleteLiveMessage', {});
  gateway.answer('updateSpeakState', {});
  await renderEmptyPage();
  openDialog('deleteMessage', { ...person, msgId: 'm6', msg: '加微信领课件合集', canMute: true });
  await expect.element(page.getByRole('blockquote')).toHaveTextContent('陈砚舟加微信领课件合集');
  expect(await axeViolations('[data-dialog]')).toEqual([]);
  await page.getByRole('checkbox', { name: '同时禁言陈砚舟', exact: true }).click();
  await confirmAs('删除消息').click();
  await expect.poll(() => gateway.lastPayload('updateSpeakState')).toMatchObject({ userId: 'u3', speakState: 1 });
  expect(gateway.lastPayload('deleteLiveMessage')).toEqual({ msgId: 'm6' });
});

test('a notice is deleted', async ({ gateway }) => {
  logIn(gateway);
  gateway.answer('deleteLiveMeetingNotice', {});
  await renderEmptyPage();
  openDialog('deleteNotice', {
    activityId: 'l1',
    meetingNoticeId: 'n1',
    noticeContent: '20:30开始导针置入',
    sendTime: at(-20),
  });
  await expect.element(page.getByRole('blockquote')).toHaveTextContent('19:4020:30开始导针置入');
  await confirmAs('删除公告').click();
  await expect
    .poll(() => gateway.lastPayload('deleteLiveMeetingNotice'))
    .toEqual({ activityId: 'l1', meetingNoticeId: 'n1' });
});
