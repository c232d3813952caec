import type { Page } from '@playwright/test';

/** Stops the page's clock, after `page.clock.install`; from now on it advances by `runFor` alone. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 100);
}
