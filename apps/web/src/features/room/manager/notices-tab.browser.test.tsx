import { page } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, test } from '../../../../test/component-test.tsx';
import { at, chatAction, chatText, liveNotice, showManager } from '../../../../test/live/live-manager.tsx';

const field = page.getByRole('textbox', { name: '发布公告', exact: true });
const publish = page.getByRole('button', { name: '发布公告', exact: true });
const open = () => page.getByRole('tab', { name: '公告', exact: true }).click();

test('a notice is published, into the chat too if chosen, and its text is only cleared then', async ({ gateway }) => {
  await showManager(gateway, {});
  await open();
  await expect.element(page.getByText('暂无公告', { exact: true })).toBeVisible();
  await expect.element(publish).toBeDisabled();
  await field.fill('骨'.repeat(201));
  await expect.element(page.getByText('201/200', { exact: true })).toBeVisible();
  await expect.element(publish).toBeDisabled();
  await field.fill('导针置入延后10分钟');
  await page.getByRole('checkbox', { name: '同时置顶到聊天', exact: true }).click();
  gateway.refuse('saveLiveMeetingNotice', 42_900, '操作过于频繁，请稍后重试');
  await publish.click();
  await expect.element(page.getByText('操作过于频繁，请稍后重试', { exact: true })).toBeVisible();
  await expect.element(field).toHaveValue('导针置入延后10分钟');
  gateway.answer('saveLiveMeetingNotice', () => {
    gateway.answer('getLiveMeetingNoticeList', {
      list: [liveNotice('n1', { noticeContent: '导针置入延后10分钟' })],
      hasMore: false,
    });
    return { meetingNoticeId: 'n1', sendTime: at(12) };
  });
  await publish.click();
  await expect.element(field).toHaveValue('');
  await expect.element(page.getByRole('listitem')).toHaveTextContent('导针置入延后10分钟19:40删除公告');
  expect(gateway.lastPayload('saveLiveMeetingNotice')).toEqual({
    activityId: 'l1',
    noticeContent: '导针置入延后10分钟',
    inChat: true,
  });
});

test('a deleted notice is struck, with the assistant and the time, and a withdrawal that arrives is listed', async ({
  gateway,
}) => {
  const { receive } = await showManager(gateway, { messages: [chatText(4)], notices: [liveNotice('n1')] });
  await expect.element(page.getByText('第4条', { exact: true })).toBeVisible();
  await open();
  await expect.element(page.getByRole('button', { name: '删除公告', exact: true })).toBeVisible();
  gateway.answer('getLiveMeetingNoticeList', {
    list: [liveNotice('n1', { isDeleted: true, deletion: { deletedAt: at(-24), by: '石映雪' } })],
    hasMore: false,
  });
  receive([chatAction(5, 7, { id: 'n1', name: null })]);
  await expect.element(page.getByRole('deletion')).toBeVisible();
  await expect.element(page.getByText('公告已删除　石映雪　19:36', { exact: true })).toBeVisible();
  expect(await axeViolations('main')).toEqual([]);
});
