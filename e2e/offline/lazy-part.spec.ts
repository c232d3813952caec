import { failedRequest } from '../support/console-errors.ts';
import { expect, test } from '../support/fixtures.ts';

// Its requests do not pass the page's routes.
test.use({ serviceWorkers: 'block' });

test('a part of a page whose code did not load is loaded by another try', async ({ page, consoleErrors }) => {
  consoleErrors.expect(
    failedRequest('/edu/assets/comment-section.css', 'net::ERR_FAILED'),
    failedRequest('/edu/assets/comment-section.js', 'net::ERR_FAILED'),
    { text: 'ChunkLoadError: failed', location: '/edu/assets/app.js' },
  );
  let isLost = true;
  await page.route(/\/comment-section-/, (route) => (isLost ? route.abort() : route.continue()));
  await page.goto('/edu/docTerminal?id=b01');
  await expect(page.getByText('加载失败，请重试', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  isLost = false;
  await page.getByRole('button', { name: '重试', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^评论/ })).toBeVisible();
});
