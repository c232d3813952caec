import type { Locator } from '@playwright/test';
import { logInAsDoctor } from '../support/certified-account.ts';
import { failedCall } from '../support/console-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitUntilLoaded } from '../support/goto.ts';
import { answer, entry, field, openComments, section, write } from './comments.ts';

const button = (of: Locator, name: string) => of.getByRole('button', { name, exact: true });

test.describe('a comment', () => {
  test('is liked and replied to by another doctor, edited and deleted by its author', { tag: '@core' }, async ({
    page,
    browser,
  }) => {
    const run = Date.now();
    const first = `<b>屈膝90°</b>和120°下钻孔，后壁厚度差多少？${run}`;
    const reply = `我们科一律屈膝120°。${run}`;
    await logInAsDoctor(page.request, '林晓帆');
    await openComments(page, '/videoTerminal?id=v40');
    await expect(button(section(page), '发表评论')).toBeDisabled();
    await write(page, first);
    await expect(field(page)).toHaveValue('');
    await expect(entry(page, first).getByText(/^9:[45]\d$|^10:00$/)).toBeVisible();

    const context = await browser.newContext();
    const other = await context.newPage();
    await logInAsDoctor(other.request, '方既明');
    await openComments(other, '/videoTerminal?id=v40');
    await button(entry(other, first), '点赞评论').click();
    await expect(button(entry(other, first), '点赞评论')).toHaveText('1');
    await expect(button(entry(other, first), '点赞评论')).toHaveAttribute('aria-pressed', 'true');
    const address = await answer(other, first, reply);

    await page.goto(`/edu/videoTerminal?id=v40#${address}`);
    await page.reload();
    await waitUntilLoaded(page);
    await expect(entry(page, reply)).toBeFocused();
    await expect(entry(page, reply)).toBeInViewport();
    await expect(entry(page, reply)).toHaveAttribute('aria-current', 'true');
    const thread = section(page).getByRole('listitem').first();
    await button(thread, '点赞评论').first().scrollIntoViewIfNeeded();
    await expect(button(thread, '点赞评论').first()).toHaveText('1');
    await thread.getByRole('button', { name: /^编辑/ }).click();
    const editor = thread.getByRole('textbox');
    await expect(editor).toHaveValue(first);
    await editor.fill('后壁厚度差多少？');
    await button(thread, '保存').click();
    await expect(thread.getByText('已编辑', { exact: true })).toBeVisible();

    await button(thread, '删除').click();
    await button(page.getByRole('dialog', { name: '删除评论', exact: true }), '删除').click();
    await expect(thread.getByText('该评论已不可见', { exact: true })).toBeVisible();
    await expect(thread.getByText(reply)).toBeVisible();

    // On a phone the comments are a tab.
    await other.setViewportSize({ width: 390, height: 844 });
    await other.goto('/edu/home');
    await other.goto(`/edu/videoTerminal?id=v40#${address}`);
    await expect(other.getByRole('tab', { name: '评论', exact: true })).toHaveAttribute('aria-selected', 'true');
    await expect(entry(other, reply)).toBeFocused();
    await expect(entry(other, reply)).toBeInViewport();
    await context.close();
  });

  test('whose response was lost is stored once when it is sent again, also after a reload', async ({
    page,
    consoleErrors,
  }) => {
    const draft = `草稿${Date.now()}`;
    await logInAsDoctor(page.request, '林晓帆');
    await openComments(page, '/videoTerminal?id=v39');
    await field(page).fill(draft);
    await page.reload();
    await waitUntilLoaded(page);
    await expect(field(page)).toHaveValue(draft);
    // The gateway stores it, and its response is lost.
    await page.route('**/createComment*', async (route) => {
      await route.fetch();
      await route.abort();
    });
    consoleErrors.expect(failedCall('createComment', 'net::ERR_FAILED'));
    await button(section(page), '发表评论').click();
    const later = section(page).getByText('已保存，稍后自动发送', { exact: true });
    await expect(later).toBeVisible();
    await page.unroute('**/createComment*');
    await page.reload();
    await waitUntilLoaded(page);
    await expect(later).toHaveCount(0);
    await expect(section(page).getByText(draft, { exact: true })).toHaveCount(1);
    await page.reload();
    await waitUntilLoaded(page);
    await expect(section(page).getByText(draft, { exact: true })).toHaveCount(1);
  });
});
