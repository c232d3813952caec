import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { logInAsDoctor } from '../support/certified-account.ts';
import { failedCall } from '../support/console-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitUntilLoaded } from '../support/goto.ts';

const section = (page: Page) => page.getByRole('region', { name: '评论', exact: true });
const field = (page: Page) => section(page).getByRole('textbox', { name: '请输入评论内容', exact: true });
const submit = (page: Page) => section(page).getByRole('button', { name: '发表评论', exact: true });
const entry = (page: Page, text: string): Locator =>
  section(page).getByRole('listitem').filter({ hasText: text }).last();
const button = (of: Locator, name: string) => of.getByRole('button', { name, exact: true });

async function openComments(page: Page, video: string): Promise<void> {
  await page.goto(`/edu/videoTerminal?id=${video}`);
  await waitUntilLoaded(page);
  await section(page).scrollIntoViewIfNeeded();
}

test('two doctors discuss a video: comment, like, reply, edit, delete', async ({ page, browser }) => {
  const first = '<b>屈膝90°</b>和120°下钻孔，后壁厚度差多少？';
  await logInAsDoctor(page.request, '林晓帆');
  await openComments(page, 'v40');
  await expect(section(page).getByText('暂无评论，快来发表第一条评论吧', { exact: true })).toBeVisible();
  await expect(submit(page)).toBeDisabled();
  await field(page).fill(first);
  await submit(page).click();
  await expect(entry(page, first)).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await expect(entry(page, first).getByText(/^9:[45]\d$|^10:00$/)).toBeVisible();

  const context = await browser.newContext();
  const other = await context.newPage();
  await logInAsDoctor(other.request, '方既明');
  await openComments(other, 'v40');
  await button(entry(other, first), '点赞评论').click();
  await expect(button(entry(other, first), '点赞评论')).toHaveText('1');
  await expect(button(entry(other, first), '点赞评论')).toHaveAttribute('aria-pressed', 'true');
  await button(entry(other, first), '举报').click();
  const report = other.getByRole('dialog', { name: '举报评论', exact: true });
  await report.getByRole('radio', { name: '医学内容有误', exact: true }).check();
  await button(report, '提交').click();
  await expect(button(entry(other, first), '已举报')).toBeDisabled();
  await entry(other, first).getByRole('button', { name: /^回复/ }).click();
  const answer = section(other).getByRole('textbox', { name: /^回复/ });
  await expect(answer).toBeFocused();
  await answer.fill('我们科一律屈膝120°。');
  await answer.press('Control+Enter');
  await expect(entry(other, '我们科一律屈膝120°。')).toBeVisible();
  await expect(answer).toHaveCount(0);

  // It has an address once it is stored.
  await expect(entry(other, '我们科一律屈膝120°。')).toHaveAttribute('id', /^comment-/);
  const reply = await entry(other, '我们科一律屈膝120°。').getAttribute('id');
  await page.goto(`/edu/videoTerminal?id=v40#${reply}`);
  await page.reload();
  await waitUntilLoaded(page);
  await expect(entry(page, '我们科一律屈膝120°。')).toBeFocused();
  await expect(entry(page, '我们科一律屈膝120°。')).toBeInViewport();
  await expect(entry(page, '我们科一律屈膝120°。')).toHaveAttribute('aria-current', 'true');
  const thread = section(page).getByRole('listitem').first();
  await button(thread, '点赞评论').first().scrollIntoViewIfNeeded();
  await expect(button(thread, '点赞评论').first()).toHaveText('1');
  await thread.getByRole('button', { name: /^编辑/ }).click();
  const editor = thread.getByRole('textbox');
  await expect(editor).toHaveValue(first);
  await editor.fill('后壁厚度差多少？');
  await button(thread, '保存').click();
  await expect(thread.getByText('已编辑', { exact: true })).toBeVisible();
  expect(await axeViolations(page, { within: '[aria-labelledby="comments"]' })).toEqual([]);

  await button(thread, '删除').click();
  await button(page.getByRole('dialog', { name: '删除评论', exact: true }), '删除').click();
  await expect(thread.getByText('该评论已被作者删除', { exact: true })).toBeVisible();
  await expect(thread.getByText('我们科一律屈膝120°。')).toBeVisible();

  // On a phone the comments are a tab.
  await other.setViewportSize({ width: 390, height: 844 });
  await other.goto('/edu/home');
  await other.goto(`/edu/videoTerminal?id=v40#${reply}`);
  await expect(other.getByRole('tab', { name: '评论', exact: true })).toHaveAttribute('aria-selected', 'true');
  await expect(entry(other, '我们科一律屈膝120°。')).toBeFocused();
  await expect(entry(other, '我们科一律屈膝120°。')).toBeInViewport();
  await context.close();
});

test('the address of a comment that is gone says so', async ({ page, consoleErrors }) => {
  consoleErrors.expect(failedCall('listComments', 404));
  await page.goto('/edu/videoTerminal?id=v38#comment-nobody');
  await waitUntilLoaded(page);
  const missing = section(page).getByText('链接到的评论不存在，或已被删除', { exact: true });
  await expect(missing).toBeFocused();
  await expect(missing).toBeInViewport();
});

test('a comment that was lost on the way is sent again, once, also after a reload', async ({ page, consoleErrors }) => {
  await logInAsDoctor(page.request, '林晓帆');
  await openComments(page, 'v39');
  await field(page).fill('草稿');
  await page.reload();
  await waitUntilLoaded(page);
  await expect(field(page)).toHaveValue('草稿');
  // The gateway stores it, and its answer is lost.
  await page.route('**/createComment*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  consoleErrors.expect(failedCall('createComment', 'net::ERR_FAILED'));
  await submit(page).click();
  await expect(section(page).getByText('发送失败', { exact: true })).toBeVisible();
  await page.unroute('**/createComment*');
  await page.reload();
  await waitUntilLoaded(page);
  await button(section(page), '重试').click();
  await expect(section(page).getByText(/^发送(失败|中)$/)).toHaveCount(0);
  await expect(section(page).getByText('草稿', { exact: true })).toHaveCount(1);
  await page.reload();
  await waitUntilLoaded(page);
  await expect(section(page).getByText('草稿', { exact: true })).toHaveCount(1);
});

test('a comment that names a patient is held until its author has mended it', async ({ page, browser }) => {
  await logInAsDoctor(page.request, '林晓帆');
  await openComments(page, 'v37');
  await field(page).fill('患者李建国，住院号20260418，术后当天下地。');
  await submit(page).click();
  const held = entry(page, '术后当天下地');
  await expect(held.getByText('评论里有患者信息，还没有发表', { exact: true })).toBeVisible();
  await expect(held.locator('mark')).toHaveText(['李建国', '20260418']);
  const visitor = await (await browser.newContext()).newPage();
  await openComments(visitor, 'v37');
  await expect(section(visitor).getByText('暂无评论，快来发表第一条评论吧', { exact: true })).toBeVisible();
  await page.reload();
  await waitUntilLoaded(page);
  await button(held, '修改').click();
  await held.getByRole('textbox').fill('患者术后当天下地。');
  await button(held, '保存').click();
  await expect(section(page).getByText('评论里有患者信息，还没有发表', { exact: true })).toHaveCount(0);
  await visitor.reload();
  await expect(entry(visitor, '患者术后当天下地。')).toBeVisible();
  await visitor.context().close();
});

test('a visitor reads, and is told what writing requires', async ({ page }) => {
  await openComments(page, 'v38');
  await expect(section(page).getByText('请先登录', { exact: true })).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  await button(section(page), '去登录').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
