import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { goto } from '../support/goto.ts';
import { goBackFromDialog, untilDialogsClosed } from '../support/wait-until-running.ts';

const navigation = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true });
const slideOver = (page: Page) => page.getByRole('dialog', { name: '主导航', exact: true });
const openSlideOver = (page: Page) => page.getByRole('button', { name: '展开菜单', exact: true }).click();

test('a link to the page that is open writes no history entry', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await goto(page, '/official?ch=ward');
  await goto(page, '/courseList?ch=ward');
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await navigation(page, '主导航').getByRole('link', { name: '课程', exact: true }).click();
  await expect(page).toHaveURL(/\/edu\/courseList\?ch=osteon_pc_direct$/);
  expect(await entries()).toBe(before);

  await page.setViewportSize({ width: 800, height: 900 });
  await openSlideOver(page);
  await slideOver(page).getByRole('link', { name: '课程', exact: true }).click();
  await expect(slideOver(page)).toHaveCount(0);
  await untilDialogsClosed(page);
  await page.setViewportSize({ width: 360, height: 900 });
  await navigation(page, '底部导航').getByRole('link', { name: '课程', exact: true }).click();
  await page.goBack();
  await expect(page).toHaveURL(/\/edu\/official/);
});

test('the slide-over stops the page from scrolling, and Esc, back and its links close it', { tag: '@core' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await goto(page, '/courseList');
  await openSlideOver(page);
  await expect(slideOver(page).getByRole('link', { name: '课程', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.mouse.move(600, 600);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(slideOver(page)).toHaveCount(0);
  await untilDialogsClosed(page);
  await openSlideOver(page);
  await expect(slideOver(page)).toBeVisible();
  await goBackFromDialog(page);
  await expect(slideOver(page)).toHaveCount(0);
  await expect(page).toHaveURL(/courseList/);
  await openSlideOver(page);
  await slideOver(page).getByRole('link', { name: '直播', exact: true }).click();
  await expect(page).toHaveURL(/\/edu\/meetingList\?/);
  await expect(slideOver(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/edu\/courseList\?/);
});

test('a full load starts at the top of its page, regardless of the previous position', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  const top = () => page.evaluate(() => window.scrollY);
  await goto(page, '/courseList');
  await page.mouse.wheel(0, 400);
  await expect.poll(top).toBe(400);
  await goto(page, '/surgeryVideoList');
  expect(await top()).toBe(0);
  await page.mouse.wheel(0, 200);
  await expect.poll(top).toBe(200);
  await page.reload();
  await expect.poll(top).toBe(200);
});
