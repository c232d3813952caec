import { expect, type Locator, type Page } from '@playwright/test';
import { goto } from '../support/goto.ts';

/** The comments of a page. */
export const section = (page: Page): Locator => page.getByRole('region', { name: '评论', exact: true });

/** The comment or reply with these words. */
export const entry = (page: Page, text: string): Locator =>
  section(page).getByRole('listitem').filter({ hasText: text }).last();

/** The field of a new comment. */
export const field = (page: Page): Locator =>
  section(page).getByRole('textbox', { name: '请输入评论内容', exact: true });

/** Opens a page at its comments. */
export async function openComments(page: Page, path: string): Promise<void> {
  await goto(page, path);
  await section(page).scrollIntoViewIfNeeded();
}

/** Writes a comment, and waits until it is stored: it has an address then, which is returned. */
export async function write(page: Page, text: string): Promise<string> {
  await field(page).fill(text);
  await section(page).getByRole('button', { name: '发表评论', exact: true }).click();
  await expect(entry(page, text)).toHaveAttribute('id', /^comment-/);
  return (await entry(page, text).getAttribute('id')) ?? '';
}

/** Replies to a comment, and waits until the reply is stored; returns its address. */
export async function answer(page: Page, comment: string, text: string): Promise<string> {
  await entry(page, comment).getByRole('button', { name: /^回复/ }).click();
  const reply = section(page).getByRole('textbox', { name: /^回复/ });
  await expect(reply).toBeFocused();
  await reply.fill(text);
  await reply.press('Control+Enter');
  await expect(entry(page, text)).toHaveAttribute('id', /^comment-/);
  await expect(reply).toHaveCount(0);
  return (await entry(page, text).getAttribute('id')) ?? '';
}
