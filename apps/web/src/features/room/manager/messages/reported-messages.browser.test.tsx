import { page } from 'vitest/browser';
import { axeViolations } from '../../../../../test/axe.ts';
import { expect, refetchCall, test } from '../../../../../test/component-test.tsx';
import { chatText, showManager } from '../../../../../test/live/live-manager.tsx';

const log = page.getByRole('log');
const report = (note = '') => ({ reason: note ? ('other' as const) : ('advertising' as const), note, createdAt: 0 });

test('a reported message shows how often and why, in the log and in a list of its own', async ({ gateway }) => {
  await showManager(gateway, { messages: [chatText(4), chatText(5)] });
  await expect.element(page.getByText('第5条', { exact: true })).toBeVisible();
  await expect.element(log.getByText(/^被举报/)).not.toBeInTheDocument();
  const reports = [report('课件要收费'), report(), report()];
  gateway.answer('listReportedMessages', { list: [{ ...chatText(4), reports }], nextCursor: null });
  await refetchCall('listReportedMessages');
  const mark = /被举报 3课件要收费、广告或推销$/;
  await expect.element(log.getByRole('listitem').first()).toMatchTextContent(mark);
  expect(await axeViolations('main')).toEqual([]);
  await page.getByRole('radio', { name: '被举报', exact: true }).click();
  const list = page.getByRole('region', { name: '被举报', exact: true });
  await expect.element(list.getByRole('listitem')).toMatchTextContent(mark);
  await expect.element(list.getByRole('button', { name: '删除俞百川的消息', exact: true })).toBeVisible();
  gateway.answer('listReportedMessages', { list: [], nextCursor: null });
  await refetchCall('listReportedMessages');
  await expect.element(page.getByText('暂无被举报的消息', { exact: true })).toBeVisible();
});

test('who sends too often is named above the log, with the mute', async ({ gateway }) => {
  await showManager(gateway, { messages: [chatText(4)], floods: [{ userId: 'u7', userName: '陈砚舟' }] });
  await expect.element(page.getByText('陈砚舟发送过于频繁', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '禁言陈砚舟', exact: true }).click();
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/陈砚舟/);
});
