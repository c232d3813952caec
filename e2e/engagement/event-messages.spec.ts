import type { Locator, Page } from '@playwright/test';
import { logInAsDoctor } from '../support/certified-account.ts';
import { expect, test } from '../support/fixtures.ts';
import { callGateway } from '../support/gateway-client.ts';
import { waitUntilLoaded } from '../support/goto.ts';

const section = (page: Page) => page.getByRole('region', { name: '评论', exact: true });
const entry = (page: Page, text: string): Locator =>
  section(page).getByRole('listitem').filter({ hasText: text }).last();
const badge = (page: Page) => page.getByRole('button', { name: '消息', exact: true });
const message = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

async function openComments(page: Page): Promise<void> {
  await page.goto('/edu/videoTerminal?id=v41');
  await waitUntilLoaded(page);
  await section(page).scrollIntoViewIfNeeded();
}

test('a reply and a like reach the open page of the other, and lead to the comment', async ({ page, browser }) => {
  const question = '后壁厚度差多少毫米可以接受？';
  const answer = '两毫米以内，否则重新定位。';
  await logInAsDoctor(page.request, '林晓帆');
  // The certification has sent one, too.
  await callGateway(page.request, 'markMessageRead', {});
  await openComments(page);
  await section(page).getByRole('textbox', { name: '请输入评论内容', exact: true }).fill(question);
  await section(page).getByRole('button', { name: '发表评论', exact: true }).click();
  await expect(entry(page, question)).toBeVisible();

  const context = await browser.newContext();
  const other = await context.newPage();
  await logInAsDoctor(other.request, '方既明');
  await openComments(other);
  await entry(other, question).getByRole('button', { name: /^回复/ }).click();
  const field = section(other).getByRole('textbox', { name: /^回复/ });
  await field.fill(answer);
  await field.press('Control+Enter');
  await expect(entry(other, answer)).toBeVisible();

  // The page is told; nothing is loaded again.
  await expect(badge(page)).toContainText('1');
  await page.goto('/edu/personalHome?tab=6');
  await expect(message(page, '方既明回复了您的评论')).toContainText(answer);
  await expect(message(page, '方既明回复了您的评论')).toContainText('未读');

  await entry(other, question).getByRole('button', { name: '点赞评论', exact: true }).first().click();
  await expect(message(page, '方既明赞了您的评论')).toContainText(question);
  await expect(badge(page)).toContainText('2');

  await page.getByRole('link', { name: '方既明回复了您的评论', exact: true }).click();
  await expect(page).toHaveURL(/\/videoTerminal\?.*id=v41.*#comment-[\w-]+$/);
  await expect(page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)).toContainText(answer);
  await expect(badge(page)).toContainText('1');
  await context.close();
});
