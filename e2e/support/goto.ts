import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until it shows what it has. */
export async function goto(page: Page, path: string): Promise<void> {
  await page.goto(`/edu${path}`);
  await waitUntilLoaded(page);
}

/** Waits until nothing of the page is loading. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('status').getByText('加载中…')).toHaveCount(0);
}
