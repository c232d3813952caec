import type { Page } from '@playwright/test';
import { goto } from '../support/goto.ts';
import { createEvent, startByAssistant } from '../support/live/create-event.ts';
import { expect, test } from '../support/live/fixtures.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';

const chat = (page: Page) => page.getByRole('region', { name: '聊天互动', exact: true });
const field = (page: Page) => chat(page).getByRole('textbox', { name: '说点什么吧', exact: true });
const line = (page: Page, text: string) => chat(page).getByRole('listitem').filter({ hasText: text });

test('two people receive the messages of each other within a second, and a visitor receives both', {
  tag: '@core',
}, async ({ page, browser, phone, request }) => {
  const event = await createEvent();
  await startByAssistant(request, event);
  await page.setViewportSize({ width: 1440, height: 900 });
  const visitor = await (await browser.newContext()).newPage();
  await logInByCode(page.request, freshMobile());
  await logInByCode(phone.request, freshMobile());
  for (const each of [page, phone, visitor]) await goto(each, `/liveDetail?activityId=${event}`);
  await expect(chat(visitor).getByRole('button', { name: '去登录', exact: true })).toBeVisible();

  await field(page).fill('入点选在哪里？');
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('');
  for (const each of [page, phone, visitor]) await expect(line(each, '入点选在哪里？')).toHaveCount(1);
  await expect(line(page, '发送中')).toHaveCount(0);

  // A tap shows the actions of a line.
  await line(phone, '入点选在哪里？').tap();
  await line(phone, '入点选在哪里？').getByRole('button', { name: /^回复/ }).tap();
  await field(phone).fill('椎弓根外缘，透视下再核对。');
  await chat(phone).getByRole('button', { name: '发送', exact: true }).click();
  const answer = line(page, '椎弓根外缘');
  await expect(answer).toContainText('入点选在哪里？');
  await expect(answer).toHaveCount(1);

  await visitor.reload();
  await expect(line(visitor, '椎弓根外缘')).toHaveCount(1);
  await visitor.context().close();
});
