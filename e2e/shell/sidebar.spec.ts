import type { Locator, Page } from '@playwright/test';
import { axeViolationsAtWidths } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { goto, gotoAsNewUser } from '../support/goto.ts';
import { abortCall, answerCall } from '../support/intercept-call.ts';

const field = (page: Page): Locator => page.getByRole('combobox', { name: '搜索内容', exact: true });
const menuButton = (page: Page): Locator => page.getByRole('button', { name: /^(展开|收起)菜单$/ });
const sidebar = (page: Page): Locator => page.getByRole('navigation', { name: '主导航', exact: true });
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

/** Grants the caller the AI search in the answer of the gateway. */
const allowAiSearch = (page: Page) => answerCall(page, 'checkAiSearchAuthority', { checkResult: true });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('followed authors: six, the others on demand, and the app where there is no page', async ({ page }) => {
  const names = ['甲', '乙', '丙', '丁', '戊', '己', '庚', '辛'].map((name) => `${name}医生`);
  await answerCall(page, 'listFollowing', {
    hasMore: false,
    list: names.map((resName, index) => ({
      resId: `e${index}`,
      resType: 9,
      resName,
      resUrlList: [],
      company: '',
      live: null,
      specialtyId: null,
      resState: index === 0 ? 40 : 0,
      updateNum: index === 1 ? 2 : 0,
      comboActionJump: index === 2 ? null : { comboActionJumpV3: { pcLink: '/doctorHome?id=e01' } },
    })),
  });
  await gotoAsNewUser(page, '/courseList');
  await resize(page, 1440);
  const followed = sidebar(page).getByText(/^.医生$/);
  await expect(followed).toHaveText(names.slice(0, 6));
  await expect(sidebar(page).getByText('有更新', { exact: true })).toHaveCount(1);
  await sidebar(page).getByRole('button', { name: '展开全部', exact: true }).click();
  await expect(followed).toHaveText(names);
  await sidebar(page).getByRole('button', { name: '收起', exact: true }).click();
  await expect(followed).toHaveCount(6);

  await sidebar(page).getByRole('button', { name: '丙医生' }).click();
  await expect(dialog(page, '前往手机App查看').getByRole('img', { name: 'App二维码', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sidebar(page).getByRole('button', { name: '丙医生' })).toBeFocused();

  await page.getByRole('button', { name: '收起菜单', exact: true }).click();
  await sidebar(page).getByRole('button', { name: '展开全部', exact: true }).click();
  await expect(page.getByRole('menuitem')).toHaveText(names.slice(6));
});

test('the rail shows its tooltips above the page, and scrolls to its end in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 320 });
  await page.goto('/edu/home');
  await page.getByRole('button', { name: '收起菜单', exact: true }).click();
  await sidebar(page).getByRole('link', { name: '直播', exact: true }).hover();
  // Fails where the page covers the tooltip.
  await sidebar(page).getByText('直播', { exact: true }).hover();
  const mine = sidebar(page).getByRole('button', { name: '我的', exact: true });
  await expect(mine).not.toBeInViewport();
  await page.mouse.wheel(0, 600);
  await expect(mine).toBeInViewport();
  await expect.poll(() => page.evaluate(() => document.scrollingElement?.scrollTop)).toBe(0);
});

test('the AI search is shown only to customers who may use it', async ({ page }) => {
  await gotoAsNewUser(page, '/courseList');
  await resize(page, 1440);
  const link = (place: Locator) => place.getByRole('link', { name: 'AI搜索', exact: true });
  await expect(sidebar(page).getByRole('link').first()).toHaveAccessibleName('首页');
  await expect(link(sidebar(page))).toHaveCount(0);
  await page.goto('/edu/aiSearch');
  await expect(page.getByText('您暂无AI搜索权限', { exact: true })).toBeVisible();

  await allowAiSearch(page);
  await goto(page, '/courseList');
  await expect(sidebar(page).getByRole('link').first()).toHaveAccessibleName('AI搜索');
  await field(page).fill('前交叉韧带怎么选移植物');
  await expect(page.getByRole('option').last()).toHaveText('用AI搜索提问：前交叉韧带怎么选移植物');
  await field(page).press('ArrowUp');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/aiSearch\?keyWord=/);
  await expect(page.getByRole('textbox', { name: '请输入您的问题' })).toHaveValue('前交叉韧带怎么选移植物');
  expect(await axeViolationsAtWidths(page)).toEqual([]);

  await resize(page, 768);
  await goto(page, '/courseList');
  await menuButton(page).click();
  await expect(dialog(page, '主导航').getByRole('listitem').nth(1)).toHaveText('AI搜索');
  await page.keyboard.press('Escape');
  await resize(page, 360);
  await link(page.getByRole('banner')).click();
  await expect(page.getByRole('heading', { level: 1, name: 'AI搜索', exact: true })).toBeVisible();
});

test('an AI search authority that cannot be loaded counts as none, silently', async ({ page, consoleErrors }) => {
  await abortCall(page, 'checkAiSearchAuthority');
  await gotoAsNewUser(page, '/courseList');
  await expect(sidebar(page).getByRole('link').first()).toHaveAccessibleName('首页');
  await expect(page.getByRole('alert')).toHaveCount(0);
  consoleErrors.splice(0);
});

test('the sidebar reserves the space of the AI search until the authority is loaded', async ({ page }) => {
  await allowAiSearch(page);
  await gotoAsNewUser(page, '/courseList');
  await resize(page, 1440);
  const aiSearch = sidebar(page).getByRole('link', { name: 'AI搜索', exact: true });
  const home = sidebar(page).getByRole('link', { name: '首页', exact: true });
  await expect(aiSearch).toBeVisible();
  const before = await home.boundingBox();
  await page.route('**/checkAiSearchAuthority*', () => undefined);
  await page.reload();
  await expect(home).toBeVisible();
  await expect(aiSearch).toHaveCount(0);
  expect(await home.boundingBox()).toEqual(before);
});

test('the menu of the rail opens on hover without taking the focus, and by key with it', async ({ page }) => {
  await goto(page, '/organization');
  await resize(page, 1300);
  const mine = sidebar(page).getByRole('button', { name: '我的', exact: true });
  await field(page).fill('前交叉');
  await mine.hover();
  await expect(page.getByRole('menuitem', { name: '我的收藏', exact: true })).toBeVisible();
  await page.keyboard.type('韧带');
  await expect(field(page)).toHaveValue('前交叉韧带');
  await page.mouse.move(900, 700);
  await expect(page.getByRole('menu')).toHaveCount(0);
  await mine.press('Enter');
  await expect(page.getByRole('menuitem', { name: '我的', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(mine).toBeFocused();
});
