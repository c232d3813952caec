import type { Locator, Page } from '@playwright/test';
import { goto } from '../support/goto.ts';
import { createEvent, startByAssistant } from '../support/live/create-event.ts';
import { expect, test } from '../support/live/fixtures.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';

const manager = (page: Page) => page.getByRole('region', { name: '管理模式', exact: true });
const openTab = (within: Page | Locator, name: string) =>
  within.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
const item = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const poll = (page: Page, text: string) => page.getByRole('article', { name: text, exact: true });

const QUESTION = 'S1通道只有9毫米，能改单枚长螺钉吗？';
const POLL = '您会怎么固定？';

test('a viewer asks and votes, an assistant answers and closes, and every viewer follows', async ({
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
  await page.getByRole('switch', { name: '管理模式', exact: true }).click();
  for (const each of [manager(page), phone, visitor]) await openTab(each, '提问');

  const field = phone.getByRole('textbox', { name: '写下您的问题', exact: true });
  await field.fill(QUESTION);
  await field.press('Enter');
  await expect(field).toHaveValue('');
  await expect(item(visitor, QUESTION)).toHaveCount(1);
  await manager(page)
    .getByRole('button', { name: `开始回答：${QUESTION}` })
    .click();
  await expect(item(phone, QUESTION)).toContainText('正在回答');
  await manager(page)
    .getByRole('button', { name: `回答完毕：${QUESTION}` })
    .click();
  for (const each of [phone, visitor]) await expect(item(each, QUESTION)).toContainText('已解答');

  await openTab(manager(page), '投票');
  await manager(page).getByRole('button', { name: '新建投票' }).click();
  await manager(page).getByRole('textbox', { name: '问题', exact: true }).fill(POLL);
  await manager(page).getByRole('textbox', { name: '选项A' }).fill('双钉');
  await manager(page).getByRole('textbox', { name: '选项B' }).fill('单枚长螺钉');
  await manager(page).getByRole('button', { name: '保存草稿' }).click();
  await poll(page, POLL).getByRole('button', { name: '开始投票' }).click();
  // The open poll is announced without a reload.
  await expect(phone.getByRole('tab', { name: '投票' }).getByRole('img', { name: '有新内容' })).toBeVisible();
  for (const each of [phone, visitor]) await openTab(each, '投票');
  await expect(visitor.getByText('登录后参与互动').last()).toBeVisible();
  await poll(phone, POLL)
    .getByRole('radio', { name: /单枚长螺钉/ })
    .check();
  await poll(phone, POLL).getByRole('button', { name: '提交' }).click();
  await expect(poll(phone, POLL)).toContainText('100%');
  await poll(page, POLL).getByRole('button', { name: '结束并公布' }).click();
  await poll(page, POLL).getByRole('radio', { name: /双钉/ }).check();
  await poll(page, POLL).getByRole('textbox', { name: '理由' }).fill('通道够两枚');
  await poll(page, POLL).getByRole('button', { name: '结束并公布' }).click();
  for (const each of [phone, visitor]) {
    await expect(poll(each, POLL)).toContainText('术者选择');
    await expect(poll(each, POLL)).toContainText('通道够两枚');
  }
  await visitor.context().close();
});
