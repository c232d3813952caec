import type { Locator, Page } from '@playwright/test';
import { goto } from '../support/goto.ts';
import { createEvent, startByAssistant } from '../support/live/create-event.ts';
import { expect, test } from '../support/live/fixtures.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';

const chat = (page: Page) => page.getByRole('region', { name: '聊天互动', exact: true });
const field = (page: Page) => chat(page).getByRole('textbox', { name: '说点什么吧', exact: true });
const line = (page: Page, text: string) => chat(page).getByRole('listitem').filter({ hasText: text });
const manager = (page: Page) => page.getByRole('region', { name: '管理模式', exact: true });
const row = (page: Page, text: string) => manager(page).getByRole('listitem').filter({ hasText: text });
const press = (within: Locator, name: string | RegExp) => within.getByRole('button', { name }).click();

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('');
}

test('an assistant deletes, mutes, holds and announces, and every viewer follows', { tag: '@core' }, async ({
  page,
  browser,
  phone,
}) => {
  const event = await createEvent();
  await startByAssistant(page.request, event);
  await page.setViewportSize({ width: 1440, height: 900 });
  const visitor = await (await browser.newContext()).newPage();
  await logInByCode(phone.request, freshMobile());
  for (const each of [page, phone, visitor]) await goto(each, `/liveDetail?activityId=${event}`);

  await say(phone, '加微信领课件合集');
  await expect(line(visitor, '加微信领课件合集')).toHaveCount(1);
  await page.getByRole('switch', { name: '管理模式', exact: true }).click();
  await press(row(page, '加微信领课件合集'), /^删除.*的消息$/);
  await press(page.getByRole('dialog'), '删除消息');
  for (const each of [phone, visitor]) {
    await expect(line(each, '该消息已被删除')).toHaveCount(1);
    await expect(chat(each)).not.toContainText('加微信');
  }
  await expect(row(page, '加微信领课件合集')).toContainText('已删除');

  // The rules of the room reach an open page with its next beat, or here with the answer to its message.
  await manager(page).getByRole('switch', { name: '先审后发', exact: true }).click();
  await expect(manager(page).getByRole('switch', { name: '先审后发', exact: true })).toBeChecked();
  await say(phone, '请问入点怎么选？');
  await expect(line(phone, '请问入点怎么选？')).toContainText('助理通过后显示');
  await expect(line(visitor, '请问入点怎么选？')).toHaveCount(0);
  await press(row(page, '请问入点怎么选？'), /^通过/);
  await expect(line(visitor, '请问入点怎么选？')).toHaveCount(1);
  await expect(line(phone, '请问入点怎么选？')).toContainText('助理已通过');

  await press(row(page, '请问入点怎么选？').last(), /^禁言/);
  await press(page.getByRole('dialog'), '禁言');
  await expect(chat(phone)).toContainText('您已被禁言，暂时无法发言');
  await expect(line(visitor, '已被禁言')).toHaveCount(1);
  await manager(page).getByRole('tab', { name: '禁言名单' }).click();
  await press(manager(page), /^解除禁言/);
  await press(page.getByRole('dialog'), '解除禁言');
  await expect(field(phone)).toBeVisible();

  await manager(page).getByRole('tab', { name: '公告' }).click();
  await manager(page).getByRole('textbox', { name: '发布公告', exact: true }).fill('20:30开始导针置入');
  await press(manager(page), '发布公告');
  for (const each of [phone, visitor]) await expect(chat(each)).toContainText('20:30开始导针置入');
  await press(row(page, '20:30开始导针置入'), '删除公告');
  await press(page.getByRole('dialog'), '删除公告');
  for (const each of [phone, visitor]) await expect(chat(each)).not.toContainText('20:30开始导针置入');
  await visitor.context().close();
});
