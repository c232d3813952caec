import type { Page } from '@playwright/test';
import { cutFocusRings } from '../support/cut-focus-rings.ts';
import { expect, test } from '../support/fixtures.ts';
import { callGateway } from '../support/gateway/gateway-client.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';
import { openVideo } from '../support/video-player.ts';

const wide = { width: 1440, height: 900 };

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const first = (page: Page) => section(page, '为您推荐').getByRole('listitem').first();
const less = (page: Page) => first(page).getByRole('button', { name: /^不感兴趣：/ });

test("a customer's home page resumes what was started, has the followed doctors' works, and picks with reasons that can be declined", async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await logInByCode(page.request, freshMobile());
  for (const resId of ['e06', 'e10']) await callGateway(page.request, 'createSubscribe', { resType: 9, resId });
  const player = await openVideo(page, 'v24');
  await player.play();
  // Below 15 seconds a video does not count as started.
  await player.frame.getByRole('slider', { name: '播放进度', exact: true }).fill('20');
  await expect.poll(player.position, { timeout: 30_000 }).toBeGreaterThan(21);
  const positionSaved = page.waitForResponse(/\/savePlayPosition/);
  await page.getByRole('link', { name: '返回首页', exact: true }).first().click();
  await positionSaved;
  const started = section(page, '继续观看').getByRole('link', { name: /^股骨转子间骨折头髓钉固定/ });
  await expect(started).toBeVisible();
  await expect(first(page)).toContainText(/因为您关注了/);
  const title = (await first(page).getByRole('heading').textContent()) ?? '';
  await less(page).click();
  await expect(first(page)).toContainText('将减少这类推荐');
  await first(page).getByRole('button', { name: '撤销', exact: true }).click();
  await expect(first(page)).toContainText(/因为您关注了/);
  const saved = page.waitForResponse(/dismissRecommendation/);
  await less(page).click();
  await saved;
  await page.reload();
  await expect(first(page)).toBeVisible();
  await expect(section(page, '为您推荐').getByRole('heading', { name: title, exact: true })).toHaveCount(0);

  const updates = section(page, '关注动态');
  await expect(updates.getByRole('article')).toHaveCount(4);
  for (const size of [{ width: 360, height: 780 }, { width: 768, height: 1024 }, wide]) {
    await page.setViewportSize(size);
    await expect.poll(() => cutFocusRings(page.getByRole('main')), `at ${size.width} px`).toEqual([]);
  }

  await updates.getByRole('link', { name: '查看更多', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '关注动态', exact: true })).toBeVisible();
  await expect(page.getByRole('article').nth(4)).toBeVisible();
  const hrefs = await page
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(hrefs).size).toBe(hrefs.length);
  await page.goBack();
  await started.click();
  await expect(page).toHaveURL(/\/edu\/videoTerminal\?id=v24/);
});
