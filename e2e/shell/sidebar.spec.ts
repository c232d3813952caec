import type { ResponseOf } from '@osteon/contract';
import type { Locator, Page } from '@playwright/test';
import { axeViolationsAtWidths } from '../support/axe.ts';
import { failedCall, refusedWithoutSession } from '../support/console-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { goto, gotoAsNewUser } from '../support/goto.ts';
import { abortCall, answerCall, restoreCall } from '../support/intercept-call.ts';
import { loginButton, userMenu } from '../support/login-dialog.ts';
import { untilDialogsClosed } from '../support/wait-until-running.ts';

const field = (page: Page): Locator => page.getByRole('combobox', { name: '搜索内容', exact: true });
const menuButton = (page: Page): Locator => page.getByRole('button', { name: /^(展开|收起)菜单$/ });
const sidebar = (page: Page): Locator => page.getByRole('navigation', { name: '主导航', exact: true });
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

/** Grants the caller the AI search in the answer of the gateway. */
const allowAiSearch = (page: Page) => answerCall(page, 'checkAiSearchAuthority', { checkResult: true });

/** A followed doctor; 甲 and 庚 are live, and like 辛 have something new. */
const followed = (name: string): ResponseOf<'listFollowing'>['list'][number] => ({
  resId: name,
  resType: 9,
  resName: `${name}医生`,
  resUrlList: [],
  company: '',
  live: null,
  specialtyId: null,
  resState: '甲庚'.includes(name) ? 50 : 0,
  updateNum: '甲庚辛'.includes(name) ? 1 : 0,
  comboActionJump: { comboActionJumpV3: { pcLink: '/doctorHome?id=e01' } },
});

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

test('an entry that is live and has something new shows both marks, also in the menu of the rail', async ({ page }) => {
  const ids = ['甲', '乙', '丙', '丁', '戊', '己', '庚', '辛'];
  await answerCall(page, 'listFollowing', { hasMore: false, list: ids.map(followed) });
  await answerCall(page, 'markFollowingSeen', {});
  await gotoAsNewUser(page, '/courseList');
  await resize(page, 1440);
  const entry = sidebar(page).getByRole('listitem').filter({ hasText: '甲医生' });
  await expect(entry.getByText('直播中', { exact: true })).toBeVisible();
  await expect(entry.getByText('有更新', { exact: true })).toHaveCount(1);

  await page.getByRole('button', { name: '收起菜单', exact: true }).click();
  await sidebar(page).getByRole('button', { name: '展开全部', exact: true }).click();
  const item = (name: string) => page.getByRole('menuitem', { name });
  await expect(item('庚医生').getByText('直播中', { exact: true })).toBeVisible();
  await expect(item('庚医生').getByText('有更新', { exact: true })).toHaveCount(1);
  await expect(item('辛医生').getByText('直播中', { exact: true })).toHaveCount(0);
  const seen = page.waitForRequest(/markFollowingSeen/);
  await item('庚医生').click();
  expect((await seen).postDataJSON()).toMatchObject({ resId: '庚' });
});

test('the last following list is painted until the call answers, and goes with the session', async ({
  page,
  consoleErrors,
}) => {
  await answerCall(page, 'listFollowing', { hasMore: false, list: [followed('甲'), followed('乙')] });
  await gotoAsNewUser(page, '/courseList');
  await resize(page, 1440);
  const last = sidebar(page).getByText('乙医生', { exact: true });
  await expect(last).toBeVisible();
  // After a failure it stays, as while the call is under way.
  await abortCall(page, 'listFollowing');
  consoleErrors.expect(failedCall('listFollowing', 'net::ERR_FAILED'));
  const reloadUntilFailed = async () => {
    const failed = page.waitForEvent('console', (message) => message.location().url.includes('listFollowing'));
    await page.reload();
    await failed;
  };
  await reloadUntilFailed();
  await expect(last).toBeVisible();

  const stored = () => page.evaluate(() => localStorage.getItem('followingList'));
  const ofAnother = JSON.stringify({ ...JSON.parse((await stored()) ?? ''), customerId: 'another' });
  await page.evaluate((text) => localStorage.setItem('followingList', text), ofAnother);
  await reloadUntilFailed();
  await expect(userMenu(page)).toBeVisible();
  await expect(last).toHaveCount(0);
  await restoreCall(page, 'listFollowing');
  await userMenu(page).click();
  const reloaded = page.waitForEvent('load');
  consoleErrors.allow(...refusedWithoutSession());
  await page.getByRole('menuitem', { name: '退出登录', exact: true }).click();
  await reloaded;
  await expect(loginButton(page)).toBeVisible();
  expect(await stored()).toBeNull();
});

test('a link to the page that is open writes no history entry', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await goto(page, '/official?ch=ward');
  await goto(page, '/courseList?ch=ward');
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  const courses = (place: Locator) => place.getByRole('link', { name: '课程', exact: true });
  await courses(sidebar(page)).click();
  await expect(page).toHaveURL(/\/edu\/courseList\?ch=osteon_pc_direct$/);
  expect(await entries()).toBe(before);

  await resize(page, 800);
  await menuButton(page).click();
  await courses(dialog(page, '主导航')).click();
  await expect(dialog(page, '主导航')).toHaveCount(0);
  await untilDialogsClosed(page);
  await resize(page, 360);
  await courses(page.getByRole('navigation', { name: '底部导航', exact: true })).click();
  await page.goBack();
  await expect(page).toHaveURL(/\/edu\/official/);
});

test('a full load starts at the top of its page, whatever the position of the one before', async ({ page }) => {
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
  await expect(page.getByRole('listbox', { name: '搜索建议', exact: true }).getByRole('option').last()).toHaveText(
    '用AI搜索提问：前交叉韧带怎么选移植物',
  );
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
  consoleErrors.expect(failedCall('checkAiSearchAuthority', 'net::ERR_FAILED'));
  await gotoAsNewUser(page, '/courseList');
  await expect(sidebar(page).getByRole('link').first()).toHaveAccessibleName('首页');
  await expect(page.getByRole('alert')).toHaveCount(0);
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
