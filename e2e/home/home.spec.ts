import type { Page } from '@playwright/test';
import { caughtError, failedCall } from '../support/console-errors.ts';
import { cutFocusRings } from '../support/cut-focus-rings.ts';
import { expect, test } from '../support/fixtures.ts';
import { callGateway } from '../support/gateway-client.ts';
import { goto } from '../support/goto.ts';
import { refuseCall, restoreCall } from '../support/intercept-call.ts';
import { logInByPassword } from '../support/log-in.ts';
import { userMenu } from '../support/login-dialog.ts';

const readHome = (page: Page) => callGateway(page.request, 'getHome', {});

/** From this width on all recommended cards are in one row of four. */
const wide = { width: 1440, height: 900 };

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('shows the current event and the recommendations of the gateway', async ({ page }) => {
  const home = await readHome(page);
  const title = home.lead?.activityTitle ?? '';
  await page.setViewportSize(wide);
  await goto(page, '/home');
  const lead = page.getByRole('main').getByRole('article').first();
  await expect(lead.getByRole('heading', { level: 2 })).toHaveText(title);
  const cards = section(page, '为您推荐').getByRole('article');
  await expect(cards).toHaveCount(home.recommended.length);
  for (const [index, card] of home.recommended.entries()) await expect(cards.nth(index)).toContainText(card.title);
  await lead.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('recommends by specialty, and leads to the video', async ({ page }) => {
  const { specialties } = await readHome(page);
  const chosen = specialties[1];
  expect(chosen).toBeDefined();
  await page.setViewportSize(wide);
  await goto(page, '/home');
  const recommended = section(page, '为您推荐');
  const chips = recommended.getByRole('group', { name: '按专业筛选', exact: true });
  await expect(chips.getByRole('button')).toHaveCount(specialties.length + 1);
  const answered = page.waitForResponse('**/listContent?*');
  await chips.getByRole('button', { name: chosen?.name ?? '', exact: true }).click();
  const { data } = (await (await answered).json()) as {
    data: { list: { title: string; specialty: { id: string } }[] };
  };
  expect(new Set(data.list.map(({ specialty }) => specialty.id))).toEqual(new Set([chosen?.id]));
  const cards = recommended.getByRole('article');
  await expect(cards).toHaveCount(data.list.length);
  const title = data.list[0]?.title ?? '';
  await cards.first().getByRole('link', { name: title }).first().click();
  await expect(page).toHaveURL(/\/edu\/videoTerminal\?id=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('the focus ring of every entry is whole', async ({ page }) => {
  await goto(page, '/home');
  for (const size of [{ width: 360, height: 780 }, { width: 768, height: 1024 }, wide]) {
    await page.setViewportSize(size);
    await expect.poll(() => cutFocusRings(page.getByRole('main')), `at ${size.width} px`).toEqual([]);
  }
});

test.describe('before its script runs', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the same lead as afterwards', async ({ page, browser, baseURL }) => {
    const programmed = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: true });
    await goto(programmed, '/home');
    const of = async (shown: Page) => {
      const lead = shown.locator('.home-lead').first();
      const box = await lead.boundingBox();
      return {
        title: await lead.locator('h2').textContent(),
        picture: await lead.locator('img').getAttribute('src'),
        place: box && [box.x, box.y, box.width, box.height].map(Math.round),
      };
    };
    const after = await of(programmed);
    await programmed.close();
    await page.goto('/edu/home');
    expect(await of(page)).toEqual(after);
  });
});

test('shows that it did not load, and is retried on demand', async ({ page, consoleErrors }) => {
  // From another page, as the home page itself is served with the answer.
  await goto(page, '/courseList');
  await refuseCall(page, 'getHome', 50000, '', 503);
  consoleErrors.expect(failedCall('getHome', 503), caughtError('refused'));
  await page.getByRole('link', { name: '首页', exact: true }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('服务异常，请稍后重试');
  await restoreCall(page, 'getHome');
  await alert.getByRole('button', { name: '重试', exact: true }).click();
  await expect(section(page, '为您推荐')).toBeVisible();
});

test('resumes a video that was started', async ({ page }) => {
  await logInByPassword(page, '13900000007');
  await goto(page, '/videoTerminal?id=v24');
  await expect(userMenu(page)).toBeVisible();
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const kept = page.waitForResponse('**/savePlayPosition*');
  await page.getByRole('button', { name: '播放', exact: true }).first().click();
  const film = page.locator('video');
  const seconds = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(seconds, { timeout: 30_000 }).toBeGreaterThan(1);
  // Below 15 seconds a video does not count as started.
  await film.evaluate((video: HTMLVideoElement) => {
    video.currentTime = 20;
  });
  await expect.poll(seconds, { timeout: 30_000 }).toBeGreaterThan(21);
  await page.getByRole('link', { name: '返回首页', exact: true }).first().click();
  await kept;
  const begun = section(page, '继续观看');
  await expect(begun.getByRole('link', { name: title })).toBeVisible();
  await begun.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/\/edu\/videoTerminal\?id=v24/);
});
