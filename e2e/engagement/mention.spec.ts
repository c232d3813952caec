import type { Page } from '@playwright/test';
import { logInAsDoctor } from '../support/certified-account.ts';
import { expect, test } from '../support/fixtures.ts';
import { callGateway } from '../support/gateway-client.ts';
import { waitUntilLoaded } from '../support/goto.ts';

const section = (page: Page) => page.getByRole('region', { name: '评论', exact: true });
const message = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

test('a doctor mentions another, who is told and led to the comment', async ({ page, browser }, {
  repeatEachIndex,
}) => {
  // Each run has a person of its own to find.
  const name = ['容止戈', '苗见微'][repeatEachIndex % 2] ?? '容止戈';
  const context = await browser.newContext();
  const other = await context.newPage();
  await logInAsDoctor(other.request, name);
  await callGateway(other.request, 'markMessageRead', {});
  await logInAsDoctor(page.request, '阮清和');
  await page.goto('/edu/videoTerminal?id=v44');
  await waitUntilLoaded(page);
  await section(page).scrollIntoViewIfNeeded();
  const field = section(page).getByRole('textbox', { name: '请输入评论内容', exact: true });
  await field.pressSequentially(`请@${name.slice(0, 2)}`);
  await expect(
    section(page)
      .getByRole('option', { name: new RegExp(name) })
      .first(),
  ).toBeVisible();
  await field.press('Enter');
  await field.pressSequentially('看一下这一步。');
  await expect(field).toHaveValue(`请@${name} 看一下这一步。`);
  await field.press('Control+Enter');
  const mention = section(page)
    .getByRole('link', { name: `@${name}`, exact: true })
    .first();
  await expect(mention).toHaveAttribute('href', /doctorHome\?id=/);

  await other.goto('/edu/personalHome?tab=6');
  await expect(message(other, '阮清和在评论中提到了您')).toContainText(`请@${name} 看一下这一步。`);
  await other.getByRole('link', { name: '阮清和在评论中提到了您', exact: true }).click();
  await expect(other).toHaveURL(/\/videoTerminal\?.*id=v44.*#comment-[\w-]+$/);
  await expect(other.locator(`[id="${new URL(other.url()).hash.slice(1)}"]`)).toContainText('看一下这一步。');
  await context.close();
});
