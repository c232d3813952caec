import type { Locator, Page } from '@playwright/test';
import { axeViolationsAtWidths } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { goto, gotoAsNewUser } from '../support/goto.ts';
import { loginButton, userMenu } from '../support/login-dialog.ts';
import { goBackFromDialog, untilDialogsClosed } from '../support/wait-until-running.ts';

const HEIGHT = 900;
/** Both sides of every breakpoint of rules/shell#breakpoints. */
const WIDTHS = [320, 360, 499, 500, 768, 769, 1080, 1081, 1300, 1301, 1440, 1920];

const header = (page: Page): Locator => page.getByRole('banner');
const field = (page: Page): Locator => page.getByRole('combobox', { name: '搜索内容', exact: true });
const menuButton = (page: Page): Locator => page.getByRole('button', { name: /^(展开|收起)菜单$/ });
const sidebar = (page: Page): Locator => page.getByRole('navigation', { name: '主导航', exact: true });
const bottomBar = (page: Page): Locator => page.getByRole('navigation', { name: '底部导航', exact: true });
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: HEIGHT });

/** How many px the page is wider than its window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Opens a page whose platform menu is not loaded; the returned function lets it load. */
async function gotoWithoutMenu(page: Page) {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/platform-menu-/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await resize(page, 1440);
  await page.goto('/edu/courseList');
  return { platforms: header(page).getByRole('button', { name: '医学教育', exact: true }), letCome: held.resolve };
}

test('a menu that is pressed before its code is loaded opens once it is loaded', async ({ page }) => {
  const { platforms, letCome } = await gotoWithoutMenu(page);
  await platforms.click();
  await expect(platforms).toBeFocused();
  letCome();
  await expect(page.getByRole('menuitem', { name: '医生教育', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(platforms).toBeFocused();
});

test('a menu whose code is loaded while its button is held down opens, too', async ({ page }) => {
  const { platforms, letCome } = await gotoWithoutMenu(page);
  await platforms.hover();
  await page.mouse.down();
  letCome();
  await expect(platforms).toHaveAttribute('aria-haspopup', 'menu');
  await page.mouse.up();
  await expect(page.getByRole('menuitem', { name: '医生教育', exact: true })).toBeFocused();
});

test('a menu that has the focus before its code is loaded keeps it', async ({ page }) => {
  const { platforms, letCome } = await gotoWithoutMenu(page);
  await platforms.focus();
  letCome();
  await expect(platforms).toHaveAttribute('aria-haspopup', 'menu');
  await expect(platforms).toBeFocused();
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('the header of a visitor shows what fits its width', async ({ page }) => {
  await goto(page, '/courseList');
  for (const width of WIDTHS) {
    await resize(page, width);
    const phone = width < 500;
    await expect(menuButton(page), `${width}`).toHaveCount(phone ? 0 : 1);
    const logo = header(page).getByRole('link', { name: '返回首页', exact: true });
    await expect(logo, `${width}`).toBeVisible({ visible: phone || width > 768 });
    const platforms = header(page).getByRole('button', { name: '医学教育', exact: true });
    await expect(platforms, `${width}`).toBeVisible({ visible: width > 1080 });
    await expect(field(page), `${width}`).toBeVisible({ visible: !phone });
    const searchIcon = header(page)
      .getByRole('button', { name: '搜索', exact: true })
      .and(page.locator('[aria-haspopup]'));
    await expect(searchIcon, `${width}`).toBeVisible({ visible: phone });
    const transfers = header(page).getByRole('button', { name: '文件传输', exact: true });
    await expect(transfers, `${width}`).toBeVisible({ visible: !phone });
    await expect(loginButton(page), `${width}`).toBeVisible();
    await expect(sidebar(page), `${width}`).toBeVisible({ visible: width > 1080 });
    await expect(bottomBar(page), `${width}`).toBeVisible({ visible: phone });
    expect(await overflow(page), `${width}`).toBeLessThanOrEqual(0);
  }
});

test('typing continues while the window is made narrow and wide again', async ({ page }) => {
  await goto(page, '/organization');
  await resize(page, 1440);
  await field(page).fill('前交叉');
  for (const width of [1301, 1300, 1081, 1080, 768, 500, 499, 360, 499, 500, 768, 1080, 1081, 1300, 1301, 1440]) {
    await resize(page, width);
    await expect(dialog(page, '搜索')).toHaveCount(width < 500 ? 1 : 0);
    await expect(field(page), `${width}`).toBeFocused();
    await expect(field(page), `${width}`).toHaveValue('前交叉');
    expect(await overflow(page), `${width}`).toBeLessThanOrEqual(0);
  }
});

test('a suggestion that is chosen during composition of an input method is searched for', async ({ page, context }) => {
  await goto(page, '/courseList');
  await resize(page, 1440);
  await field(page).fill('前交叉');
  const line = page.getByRole('option', { name: /^前交叉韧带损伤/ });
  await expect(line).toBeVisible();
  const keys = await context.newCDPSession(page);
  await keys.send('Input.imeSetComposition', { text: 'ren', selectionStart: 3, selectionEnd: 3 });
  await expect(field(page)).toHaveValue('前交叉ren');
  await line.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('前交叉韧带损伤');
  await field(page).fill('髌骨');
  await field(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('髌骨');
});

test('the focus moves to the other control when the sidebar collapses', async ({ page }) => {
  await goto(page, '/courseList');
  await resize(page, 1440);
  await sidebar(page).getByRole('link', { name: '手术', exact: true }).focus();
  await resize(page, 1081);
  await expect(sidebar(page).getByRole('link', { name: '手术', exact: true })).toBeFocused();
  await resize(page, 1080);
  await expect(menuButton(page)).toBeFocused();
  await resize(page, 499);
  await expect(page.getByRole('main')).toBeVisible();
  await resize(page, 1440);
  await expect(sidebar(page)).toBeVisible();
  await header(page).getByRole('button', { name: '医学教育', exact: true }).click();
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await resize(page, 1080);
  await expect(menuButton(page)).toBeFocused();
});

test('the state of the sidebar outlasts the page', async ({ page }) => {
  await goto(page, '/courseList');
  await resize(page, 1440);
  await expect(sidebar(page).getByRole('link', { name: '我的学习', exact: true })).toBeVisible();
  await page.getByRole('button', { name: '收起菜单', exact: true }).click();
  await expect(sidebar(page).getByRole('link', { name: '我的学习', exact: true })).toHaveCount(0);
  await page.reload();
  await expect(menuButton(page)).toHaveAccessibleName('展开菜单');
  await sidebar(page).getByRole('link', { name: '手术', exact: true }).click();
  await expect(sidebar(page).getByRole('link', { name: '手术', exact: true })).toHaveAttribute('aria-current', 'page');
  await menuButton(page).click();
  await expect(sidebar(page).getByRole('link', { name: '我的学习', exact: true })).toBeVisible();
});

test('the slide-over stops the page from scrolling, and Esc, back and its links close it', async ({ page }) => {
  await goto(page, '/courseList');
  await resize(page, 768);
  const cover = dialog(page, '主导航');
  await menuButton(page).click();
  await expect(cover.getByRole('link', { name: '课程', exact: true })).toHaveAttribute('aria-current', 'page');
  await page.mouse.move(600, 600);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(cover).toHaveCount(0);
  await expect(menuButton(page)).toBeFocused();
  await untilDialogsClosed(page);
  await menuButton(page).click();
  await expect(cover).toBeVisible();
  await goBackFromDialog(page);
  await expect(cover).toHaveCount(0);
  await expect(page).toHaveURL(/courseList/);
  await menuButton(page).click();
  await cover.getByRole('link', { name: '直播', exact: true }).click();
  await expect(page).toHaveURL(/meetingList/);
  await expect(cover).toHaveCount(0);
});

test('axe finds no violation in the slide-over, which simple pages have at every width', async ({ page }) => {
  await goto(page, '/caseList');
  await resize(page, 1440);
  await menuButton(page).click();
  await expect(dialog(page, '主导航').getByRole('link', { name: '我的', exact: true })).toBeVisible();
  expect(await axeViolationsAtWidths(page)).toEqual([]);
});

test('the platforms open from the header, two of them in a new tab', async ({ page }) => {
  await goto(page, '/courseList');
  await resize(page, 1440);
  const trigger = header(page).getByRole('button', { name: '医学教育', exact: true });
  await trigger.focus();
  await page.keyboard.press('Enter');
  const entries = page.getByRole('menuitem');
  await expect(entries).toHaveText(['医生教育', '患者管理云平台', '多中心科研数据平台']);
  await expect(entries.nth(0)).toBeFocused();
  await expect(entries.nth(0)).not.toHaveAttribute('target', '_blank');
  await expect(entries.nth(1)).toHaveAttribute('target', '_blank');
  await expect(entries.nth(2)).toHaveAttribute('target', '_blank');
  await page.keyboard.press('ArrowDown');
  await expect(entries.nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entries).toHaveCount(0);
  await expect(trigger).toBeFocused();
});

test('the user menu is reached to its end where a page is zoomed', async ({ page }) => {
  await page.setViewportSize({ width: 683, height: 384 });
  await gotoAsNewUser(page, '/courseList');
  await userMenu(page).click();
  const logOut = page.getByRole('menuitem', { name: '退出登录', exact: true });
  await page.getByRole('menuitem', { name: '语言偏好', exact: true }).hover();
  await page.mouse.wheel(0, 400);
  await expect(logOut).toBeInViewport({ ratio: 1 });
});

test('the keyboard alone reaches all of the header, then the sidebar, then the page', async ({ page }) => {
  await goto(page, '/courseList');
  await resize(page, 1440);
  await expect(header(page).getByRole('link', { name: '开通会员', exact: true })).toBeVisible();
  const reached: string[] = [];
  for (let step = 0; step < 20; step++) {
    await page.keyboard.press('Tab');
    const [name, ringed] = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement)) return ['', false] as const;
      const words = focused.getAttribute('aria-label') ?? focused.textContent.trim();
      return [words, focused.matches(':focus-visible')] as const;
    });
    expect(ringed, name).toBe(true);
    reached.push(name);
  }
  expect(reached.slice(0, 9)).toEqual([
    '跳到主要内容',
    '收起菜单',
    '返回首页',
    '医学教育',
    '搜索内容',
    '搜索',
    '开通会员',
    '文件传输',
    '登录/注册',
  ]);
  expect(reached.slice(9, 19)).toEqual([
    '首页',
    '课程',
    '直播',
    '手术',
    '协会',
    '我的',
    '我的学习',
    '我的收藏',
    '我的内容',
    '浏览记录',
  ]);
});
