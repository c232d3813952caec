import type { Locator, Page } from '@playwright/test';
import { failedCall, refusedWithoutSession } from '../support/console-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { callGateway } from '../support/gateway/gateway-client.ts';
import { changeAnswer } from '../support/gateway/intercept-call.ts';
import { goto, gotoAsNewUser } from '../support/goto.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';
import { loginButton, userMenu } from '../support/login-dialog.ts';
import { heading, logInOnPhone, openPhone, tap } from '../support/phone.ts';
import { openVideo } from '../support/video-player.ts';

/** rules/permission#policy */
const PUBLISH_SCENE = 0;

const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });
const radio = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** A surgery video with a transcript in both languages. */
const SURGERY = 'v24';
const CHINESE_TITLE = '股骨转子间骨折头髓钉固定：复位、进针点与尖顶距';

/** Opens the dialog from the user menu. */
async function openLanguages(page: Page): Promise<Locator> {
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: '语言偏好', exact: true }).click();
  await expect(dialog(page, '语言偏好')).toBeVisible();
  return dialog(page, '语言偏好');
}

/** The languages that the gateway has stored, in the order of the dialog. */
async function storedLanguages(page: Page): Promise<number[]> {
  const stored = await callGateway(page.request, 'getLanguageConfig', {});
  return [stored.resourceLanguage, stored.videoSubtitlesLanguage, stored.videoAudioLanguage];
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a new preference applies to titles, subtitles and sound at once', { tag: '@core' }, async ({ page }) => {
  await logInByCode(page.request, freshMobile());
  const player = await openVideo(page, SURGERY);
  await expect(userMenu(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(CHINESE_TITLE);
  // Chosen in the player before; the later preference replaces it.
  await player.choose('字幕', '中/英');
  await openLanguages(page);
  await expect(radio(page, '中文标题')).toBeChecked();
  await expect(radio(page, '中文字幕')).toBeChecked();
  await expect(radio(page, '英文原声')).toBeChecked();
  await radio(page, '英文标题').check();
  await radio(page, '英文字幕').check();
  await radio(page, '中文配音').check();
  await button(page, '保存').click();
  await expect(page.getByText('保存成功', { exact: true })).toBeVisible();
  await expect(dialog(page, '语言偏好')).toHaveCount(0);

  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/intertrochanteric/i);
  await expect(title.locator('[lang="en"]')).toHaveCount(1);
  // The player is now named by the English title.
  await button(page, '字幕').click();
  await expect(page.getByRole('menuitemradio', { name: 'English', exact: true })).toBeChecked();
  await page.keyboard.press('Escape');
  await button(page, '音轨').click();
  await expect(page.getByRole('menuitemradio', { name: '中文配音', exact: true })).toBeChecked();
  await page.keyboard.press('Escape');
  expect(await storedLanguages(page)).toEqual([2, 2, 1]);

  await page.reload();
  await expect(title).toHaveText(/intertrochanteric/i);
  await page.goto('/edu/searchList?keyWord=尖顶距');
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: /intertrochanteric/i })).not.toHaveCount(0);
});

test('transfers, started videos and suggestions have their English titles, from the first paint on', async ({
  page,
  browser,
  consoleErrors,
}) => {
  // The refusal makes the phone log in.
  consoleErrors.expect(failedCall('getTransferOptions', 401));
  const mobile = freshMobile();
  await logInByCode(page.request, mobile);
  await callGateway(page.request, 'updateLanguageConfig', {
    resourceLanguage: 2,
    videoSubtitlesLanguage: 1,
    videoAudioLanguage: 2,
  });
  await callGateway(page.request, 'savePlayPosition', { id: SURGERY, positionSeconds: 30 });
  const painted = await (await page.request.get('/edu/home')).text();
  expect(painted).toMatch(/<h2 lang="en">[^<]*[a-z]/);

  await goto(page, '/home');
  const started = page.getByRole('region', { name: '继续观看', exact: true }).getByRole('article');
  await expect(started).toContainText(/intertrochanteric.*[a-z] · 看到00:30/i);
  await expect(started).not.toContainText('股骨');

  const phone = await openPhone(browser);
  await phone.goto('/edu/m/transfer');
  await logInOnPhone(phone, mobile);
  await phone.getByRole('checkbox', { name: /intertrochanteric/i }).check();
  await tap(phone, '发送（1）');
  await expect(heading(phone, '1项已发送')).toBeVisible();
  await expect(phone.getByRole('listitem')).toContainText(/intertrochanteric/i);
  const popup = dialog(page, '收到新的传输文件');
  await expect(popup).toContainText(/intertrochanteric/i);
  await popup.getByRole('button', { name: '文件传输', exact: true }).click();
  await expect(dialog(page, '文件传输').getByRole('link')).toContainText(/intertrochanteric/i);
  await expect(dialog(page, '文件传输').locator('[lang="en"]')).toHaveCount(1);
  await page.keyboard.press('Escape');

  await page.getByRole('combobox', { name: '搜索内容', exact: true }).fill('intertrochanteric');
  const suggested = page.getByRole('option').filter({ has: page.locator('[lang="en"]') });
  await expect(suggested.first()).toContainText(/intertrochanteric/i);
  await phone.context().close();
});

test('the focus returns from each dialog of the header', async ({ page }) => {
  await gotoAsNewUser(page, '/courseList');
  await openLanguages(page);
  await page.keyboard.press('Escape');
  await expect(userMenu(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.getByRole('menuitem', { name: '发票', exact: true }).press('Enter');
  const invoice = dialog(page, '申请发票');
  await expect(invoice.getByRole('img', { name: '关注医生社区公众号申请发票', exact: true })).toBeVisible();
  await expect(invoice.getByText('微信扫码', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(userMenu(page)).toBeFocused();

  await changeAnswer(page, 'listCustomerRoleConfig', ({ permissionList }) => ({
    permissionList: permissionList.map((entry) =>
      entry.sceneId === PUBLISH_SCENE ? { ...entry, roleFlag: 0 } : entry,
    ),
  }));
  // A refusal of the list is confirmed before anybody is led.
  await changeAnswer(page, 'explainScene', (explained) => ({ ...explained, roleFlag: 0, outcome: 'notAllowed' }));
  await button(page, '发布').click();
  await expect(dialog(page, '温馨提示').getByText('您没有权限进行此操作', { exact: true })).toBeVisible();
  await dialog(page, '温馨提示').getByRole('button', { name: '我知道了', exact: true }).press('Enter');
  await expect(button(page, '发布')).toBeFocused();

  await button(page, '消息').click();
  await expect(dialog(page, '前往手机App查看消息').getByRole('img', { name: 'App二维码' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, '消息')).toBeFocused();
});

test('a doctor from abroad has the interface in English, also after the logout, and is prompted once for languages', async ({
  page,
  consoleErrors,
}) => {
  // Calls that are under way at the end of the session.
  consoleErrors.allow(...refusedWithoutSession());
  await goto(page, '/courseList');
  await loginButton(page).click();
  const login = dialog(page, '登录观看骨科专业视频');
  await login.getByRole('tab', { name: '密码登录', exact: true }).click();
  await login.getByRole('textbox', { name: '账号', exact: true }).fill('doctor@osteon.example');
  await login.getByLabel('密码', { exact: true }).fill('Osteon2026!');
  await login.getByRole('button', { name: '登录', exact: true }).click();

  const prompt = dialog(page, 'Language preference');
  await expect(prompt).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle('Courses - Osteon');
  await radio(page, 'English title').check();
  await button(page, 'Save').click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first().locator('[lang="en"]')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Privacy Policy', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'AI search', exact: true })).toBeVisible();

  await page.goto('/edu/personalInfo');
  const languages = page.getByRole('region', { name: 'Language preference', exact: true });
  await expect(languages.getByRole('radio', { name: 'English title', exact: true })).toBeChecked();
  await page.goto('/edu/courseList');
  await expect(page).toHaveTitle('Courses - Osteon');
  await userMenu(page).click();
  await expect(page.getByRole('menuitem', { name: 'Language preference', exact: true })).toBeVisible();
  await expect(prompt).toHaveCount(0);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('menuitem', { name: 'Log out', exact: true }).click();
  await reloaded;
  await expect(button(page, 'Log in / Register')).toBeVisible();
  await expect(page).toHaveTitle('Courses - Osteon');
  await button(page, '中文').click();
  await expect(loginButton(page)).toBeVisible();
  await expect(page).toHaveTitle('课程列表 - 骨元');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});
