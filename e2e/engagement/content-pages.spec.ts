import type { Page } from '@playwright/test';
import { logInAsDoctor } from '../support/certified-account.ts';
import { expect, test } from '../support/fixtures.ts';
import { callGateway } from '../support/gateway/gateway-client.ts';
import { answer, entry, openComments, write } from './comments.ts';

const action = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name });

/** Likes and scores the item of the page, and adds it to the favourites. */
async function react(page: Page): Promise<void> {
  await action(page, /^点赞 ?\d*$/).click();
  await expect(action(page, /^已点赞/)).toBeVisible();
  await action(page, /^收藏/).click();
  const dialog = page.getByRole('dialog', { name: '收藏到', exact: true });
  await dialog.getByRole('button', { name: '完成', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(action(page, /^已收藏/)).toBeVisible();
  await action(page, /^评分/).click();
  const score = page.getByRole('dialog', { name: '评分', exact: true });
  await score.getByRole('radio', { name: '4分', exact: true }).check();
  await score.getByRole('button', { name: '提交', exact: true }).click();
  await expect(page.getByText('评分成功', { exact: true })).toBeVisible();
  await expect(action(page, /^评分 ?4\.0$/)).toBeVisible();
}

/** Opens a comment by its address alone on a phone. */
async function openOnPhone(page: Page, path: string, address: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/edu${path}#${address}`);
  await page.reload();
  await expect(page.locator(`[id="${address}"]`)).toBeFocused();
  await expect(page.locator(`[id="${address}"]`)).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
}

test.describe('on the page of', () => {
  test('a case two doctors react, and the reply of one links the other back to it', async ({ page, browser }) => {
    const run = Date.now();
    const question = `术后多久允许完全负重？${run}`;
    const reply = `见到连续骨小梁通过后再放开。${run}`;
    await logInAsDoctor(page.request, '温如玉');
    await callGateway(page.request, 'markMessageRead', {});
    // Comments of a sealed case are folded.
    await callGateway(page.request, 'openCaseOutcome', { id: 'k20' });
    await openComments(page, '/caseTerminal?id=k20');
    await react(page);
    await action(page, /^内容有误$/).click();
    const report = page.getByRole('dialog', { name: '内容有误', exact: true });
    await report.getByRole('textbox', { name: '应当怎么写', exact: true }).fill('谷浓度10 mg/L');
    await report.getByRole('button', { name: '提交', exact: true }).click();
    await expect(page.getByText('举报成功，我们会尽快处理', { exact: true })).toBeVisible();
    await expect(report).toHaveCount(0);
    await write(page, question);

    const context = await browser.newContext();
    const other = await context.newPage();
    await logInAsDoctor(other.request, '封子期');
    await callGateway(other.request, 'openCaseOutcome', { id: 'k20' });
    await openComments(other, '/caseTerminal?id=k20');
    await expect(action(other, /^点赞 ?[1-9]\d*$/)).toBeVisible();
    await expect(action(other, /^评分 ?4\.0$/)).toBeVisible();
    const address = await answer(other, question, reply);
    await context.close();

    await page.goto('/edu/personalHome?tab=6');
    await page.getByRole('link', { name: '封子期回复了您的评论', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/caseTerminal\\?.*id=k20.*#${address}$`));
    await expect(page.locator(`[id="${address}"]`)).toContainText(reply);
    await expect(page.locator(`[id="${address}"]`)).toBeFocused();
    await expect(page.locator(`[id="${address}"]`)).toBeInViewport();
    // The own comments lead there, too.
    await page.goto('/edu/personalHome?tab=6');
    await page.getByRole('button', { name: '我的评论', exact: true }).click();
    const own = page
      .getByRole('region', { name: '我的评论', exact: true })
      .getByRole('listitem')
      .filter({ hasText: question });
    await expect(own.getByText('1条回复', { exact: true })).toBeVisible();
    await own.getByRole('link').click();
    await expect(entry(page, question).first()).toBeVisible();
    await expect(
      page.getByRole('listitem').filter({ hasText: question }).and(page.locator('[aria-current]')),
    ).toBeFocused();
    await page.goBack();
    await expect(own).toBeVisible();
    await openOnPhone(page, '/caseTerminal?id=k20', address);
  });

  test('a document and a course a doctor reacts, and comments at an address of their own', async ({ page }) => {
    await logInAsDoctor(page.request, '纪怀安');
    for (const path of ['/docTerminal?id=b18', '/courseTerminal?id=c12']) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openComments(page, path);
      await react(page);
      await expect(action(page, /^内容有误$/)).toBeVisible();
      const address = await write(page, `负重的依据在哪里？${Date.now()}`);
      await openOnPhone(page, path, address);
    }
  });
});
