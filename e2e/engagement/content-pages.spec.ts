import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { logInAsDoctor } from '../support/certified-account.ts';
import { expect, test } from '../support/fixtures.ts';
import { callGateway } from '../support/gateway-client.ts';
import { waitUntilLoaded } from '../support/goto.ts';

const section = (page: Page) => page.getByRole('region', { name: '评论', exact: true });
const entry = (page: Page, text: string): Locator =>
  section(page).getByRole('listitem').filter({ hasText: text }).last();
const action = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(`/edu/${address}`);
  await waitUntilLoaded(page);
  await section(page).scrollIntoViewIfNeeded();
}

const pages = [
  { what: 'case', address: 'caseTerminal?id=k20', doctors: ['温如玉', '封子期'] },
  { what: 'document', address: 'docTerminal?id=b18', doctors: ['纪怀安', '戚云舟'] },
  { what: 'course', address: 'courseTerminal?id=c12', doctors: ['洪一舟', '简明远'] },
] as const;

for (const { what, address, doctors } of pages) {
  test(`two doctors meet on the page of a ${what}: like, keep, score, comment, answer, message`, async ({
    page,
    browser,
  }) => {
    const question = '术后多久允许完全负重？';
    const answer = '见到连续骨小梁通过后再放开。';
    await logInAsDoctor(page.request, doctors[0]);
    await callGateway(page.request, 'markMessageRead', {});
    await open(page, address);
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
    await action(page, /^内容有误$/).click();
    const report = page.getByRole('dialog', { name: '内容有误', exact: true });
    await report.getByRole('textbox', { name: '应当怎么写', exact: true }).fill('谷浓度10 mg/L');
    await report.getByRole('button', { name: '提交', exact: true }).click();
    await expect(page.getByText('举报成功，我们会尽快处理', { exact: true })).toBeVisible();
    await expect(report).toHaveCount(0);
    await section(page).getByRole('textbox', { name: '请输入评论内容', exact: true }).fill(question);
    await section(page).getByRole('button', { name: '发表评论', exact: true }).click();
    await expect(entry(page, question)).toHaveAttribute('id', /^comment-/);
    expect(await axeViolations(page)).toEqual([]);

    const context = await browser.newContext();
    const other = await context.newPage();
    await logInAsDoctor(other.request, doctors[1]);
    await open(other, address);
    await expect(action(other, /^点赞 ?1$/)).toBeVisible();
    await expect(action(other, /^评分 ?4\.0$/)).toBeVisible();
    await entry(other, question).getByRole('button', { name: /^回复/ }).click();
    const field = section(other).getByRole('textbox', { name: /^回复/ });
    await field.fill(answer);
    await field.press('Control+Enter');
    await expect(entry(other, answer)).toHaveAttribute('id', /^comment-/);
    await context.close();

    await page.goto('/edu/personalHome?tab=6');
    await page.getByRole('link', { name: `${doctors[1]}回复了您的评论`, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${address.replace('?', '\\?.*')}.*#comment-[\\w-]+$`));
    const id = new URL(page.url()).hash.slice(1);
    await expect(page.locator(`[id="${id}"]`)).toContainText(answer);
    await expect(page.locator(`[id="${id}"]`)).toBeFocused();
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    // The own comments lead there, too.
    await page.goto('/edu/personalHome?tab=6');
    await page.getByRole('button', { name: '我的评论', exact: true }).click();
    const own = page.getByRole('region', { name: '我的评论', exact: true }).getByRole('listitem');
    await expect(own.filter({ hasText: question }).getByText('1条回复', { exact: true })).toBeVisible();
    await own.filter({ hasText: question }).getByRole('link').click();
    await expect(entry(page, question).first()).toBeVisible();
    await expect(
      page.getByRole('listitem').filter({ hasText: question }).and(page.locator('[aria-current]')),
    ).toBeFocused();
    await page.goBack();
    await expect(own.filter({ hasText: question })).toBeVisible();
    await page.goto(`/edu/${address}#${id}`);
    // The address alone opens there, too, also on a phone.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(page.locator(`[id="${id}"]`)).toBeFocused();
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
}

test('a visitor reads on the page of a case, and is led to the login', async ({ page }) => {
  await open(page, 'caseTerminal?id=k21');
  await expect(section(page).getByText('请先登录', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '点赞', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
