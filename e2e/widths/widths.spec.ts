import type { APIRequestContext, Page } from '@playwright/test';
import { refusedWithoutSession } from '../support/console-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { callGateway } from '../support/gateway/gateway-client.ts';
import { goto } from '../support/goto.ts';
import { freshMobile, logInByCode, logInPhone } from '../support/log-in.ts';
import { loginButton, loginDialog, userMenu } from '../support/login-dialog.ts';
import { setPassword } from '../support/step-up.ts';
import { readCode } from '../support/verification-code.ts';
import { goBackFromDialog } from '../support/wait-until-running.ts';
import { atEachWidth, chooseInUserMenu, onPhoneAndTablet, type Shell } from '../support/widths.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Goes back to the page of courses. */
async function goBackToCourses(page: Page): Promise<void> {
  await page.goBack();
  await expectCourses(page);
}

/** Expects the page of courses without a dialog, and not its address alone, which a step back has before the page. */
async function expectCourses(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/edu\/courseList/);
  await expect(heading(page)).toHaveText('课程列表');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function gotoCourses(page: Page): Promise<void> {
  await goto(page, '/courseList');
  await expect(userMenu(page)).toBeVisible();
}

test('shell: two pages are opened from the navigation, and left by back', { tag: '@core' }, async ({ page }) => {
  await atEachWidth(page, async (shell) => {
    await goto(page, '/organization');
    await shell.navigate('main', '课程');
    await expect(page).toHaveURL(/\/edu\/courseList/);
    await shell.navigate('responsive', '直播');
    await expect(page).toHaveURL(/\/edu\/meetingList/);
    await expect(heading(page)).toHaveText('会议列表');
    await goBackToCourses(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/edu\/organization/);
  });
});

test('search: a text is searched for, and back leads to the page before', async ({ page }) => {
  await goto(page, '/courseList');
  await onPhoneAndTablet(page, async (shell) => {
    await shell.search('前交叉韧带');
    await expect(heading(page)).toHaveText('“前交叉韧带”的搜索结果');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await goBackToCourses(page);
  });
});

test('login: back closes the dialog; a code logs in, and the user menu logs out', async ({ page, consoleErrors }) => {
  // Calls that are under way at a logout.
  consoleErrors.allow(...refusedWithoutSession());
  await goto(page, '/courseList');
  await onPhoneAndTablet(page, (shell) => logInAndOut(page, shell));
});

test('transfer and messages: transfers of a phone and unread messages are opened, and left by back', {
  tag: '@core',
}, async ({ page, request }) => {
  const mobile = freshMobile();
  await logInByCode(page.request, mobile);
  await setPassword(page.request, mobile);
  const title = await sendFromPhone(request, mobile);
  await callGateway(page.request, 'markTransferRead', { before: Date.now() + 1000 });
  await gotoCourses(page);
  await onPhoneAndTablet(page, async (shell) => {
    await test.step('transfer', () => openTransfer(page, shell, title));
    await test.step('messages', () => readMessages(page, shell));
  });
});

test('languages and membership: titles change their language, and the offer leads to the membership', async ({
  page,
}) => {
  await logInByCode(page.request, freshMobile());
  await gotoCourses(page);
  let chosen = '英文标题';
  await onPhoneAndTablet(page, async (shell) => {
    await test.step('languages', () => chooseLanguage(page, chosen));
    chosen = chosen === '英文标题' ? '中文标题' : '英文标题';
    await test.step('membership', async () => {
      await shell.openOffer('升级年卡，立省39.9元');
      await expect(page).toHaveURL(/\/membership\?resourceId=3003&resourceType=9999/);
      await expect(heading(page)).toHaveText('会员中心');
      await goBackToCourses(page);
    });
  });
});

/** Closes the login by back, then logs in with a code, and out by the user menu. */
async function logInAndOut(page: Page, shell: Shell): Promise<void> {
  const mobile = freshMobile();
  const login = loginDialog(page);
  await loginButton(page).click();
  await expect(login).toBeVisible();
  await goBackFromDialog(page);
  await expectCourses(page);
  await loginButton(page).click();
  const tab = login.getByRole('tab', { name: '验证码登录', exact: true });
  await expect(tab).toHaveAttribute('aria-selected', String(shell.isPhone));
  await tab.click();
  await login.getByRole('textbox', { name: '手机号', exact: true }).fill(mobile);
  await login.getByRole('button', { name: '获取验证码', exact: true }).click();
  const code = login.getByRole('textbox', { name: '验证码', exact: true });
  await expect(code).toBeFocused();
  await code.fill(await readCode(page.request, mobile));
  await login.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByRole('button', { name: '暂不认证', exact: true }).click();
  const reloaded = page.waitForEvent('load');
  await chooseInUserMenu(page, '退出登录');
  await reloaded;
  await expect(loginButton(page)).toBeVisible();
}

/** Sends a page from the customer's phone; returns its title. */
async function sendFromPhone(phone: APIRequestContext, mobile: string): Promise<string> {
  await logInPhone(phone, mobile);
  const { popular } = await callGateway(phone, 'getTransferOptions', {});
  const [sent] = popular;
  if (!sent) throw new Error('nothing can be sent');
  const { resourceType, resourceId, title } = sent;
  await callGateway(phone, 'sendTransfer', { resources: [{ resourceType, resourceId }] });
  return title;
}

async function openTransfer(page: Page, shell: Shell, title: string): Promise<void> {
  await shell.openTool(/^文件传输/);
  const list = dialog(page, '文件传输');
  await expect(list.getByRole('img', { name: '文件传输二维码', exact: true })).toHaveCount(shell.isPhone ? 0 : 1);
  await list.getByRole('link', { name: title }).click();
  await expect(heading(page)).toHaveText(title);
  await expect(list).toHaveCount(0);
  await goBackToCourses(page);
}

/** Reads the messages here, from the notice about the app. */
async function readMessages(page: Page, shell: Shell): Promise<void> {
  await shell.openTool(/消息/);
  const lead = dialog(page, '前往手机App查看消息');
  await expect(lead.getByRole('img', { name: 'App二维码', exact: true })).toHaveCount(shell.isPhone ? 0 : 1);
  await lead.getByRole('link', { name: '在网页查看消息', exact: true }).click();
  await expect(page.getByRole('link', { name: '骨元账号已设置密码', exact: true })).toBeVisible();
  await expect(lead).toHaveCount(0);
  await goBackToCourses(page);
}

/** Changes the language of the titles, and closes the dialog by back when it is opened again. */
async function chooseLanguage(page: Page, chosen: string): Promise<void> {
  await chooseInUserMenu(page, '语言偏好');
  const languages = dialog(page, '语言偏好');
  await languages.getByRole('radio', { name: chosen, exact: true }).check();
  await languages.getByRole('button', { name: '保存', exact: true }).click();
  await expect(languages).toHaveCount(0);
  const titles = page.getByRole('main').getByRole('heading', { level: 2 }).locator('[lang="en"]');
  if (chosen === '英文标题') await expect(titles).not.toHaveCount(0);
  else await expect(titles).toHaveCount(0);

  await chooseInUserMenu(page, '语言偏好');
  await expect(languages.getByRole('radio', { name: chosen, exact: true })).toBeChecked();
  await goBackFromDialog(page);
  await expectCourses(page);
}
