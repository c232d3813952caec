import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { axeViolationsAtWidths } from '../support/axe.ts';
import { expect, expectConsoleErrors, test } from '../support/fixtures.ts';
import { callGateway } from '../support/gateway-client.ts';
import { abortCall, failCall } from '../support/intercept-call.ts';
import { freshMobile, logInByCode, logInByPassword } from '../support/log-in.ts';
import { userMenu } from '../support/login-dialog.ts';
import { readCode, wrongCode } from '../support/verification-code.ts';

const EXPIRED = '13900000013';

// Two of them log in to that account, and a newer login ends an older one's session.
test.describe.configure({ mode: 'default' });
const PASSWORD = 'Osteon2026!';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const press = (within: Locator, name: string) => within.getByRole('button', { name, exact: true }).click();
const masked = (mobile: string) => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
const bound = (page: Page) => dialog(page, '账号安全');
const verify = (page: Page) => dialog(page, '账号验证');
const change = (page: Page) => dialog(page, '更换手机号');
const code = (within: Locator) => within.getByRole('textbox', { name: '验证码', exact: true });
const alert = (within: Locator) => within.getByRole('alert');

const bindCheck = (request: APIRequestContext) => callGateway(request, 'checkMobileBind', {});

/** Leads a fresh account, which has no password, from the security page to the verify dialog. */
async function askToChange(page: Page): Promise<string> {
  const mobile = freshMobile();
  await logInByCode(page.request, mobile);
  await page.goto('/edu/personalInfo');
  await page.getByRole('button', { name: '更换手机号', exact: true }).click();
  await verify(page).waitFor();
  return mobile;
}

/** Leads on to the change-phone dialog, by a code. */
async function proveByCode(page: Page, mobile: string): Promise<void> {
  await verify(page).getByRole('tab', { name: '短信验证', exact: true }).click();
  await expect(verify(page)).toContainText(`验证码已发送至${masked(mobile)}`);
  await code(verify(page)).fill(await readCode(page.request, mobile));
  await code(verify(page)).press('Enter');
  await change(page).waitFor();
}

test('a phone that was not confirmed for 180 days is asked about; the owner verifies, changes it, and keeps it', async ({
  page,
}) => {
  await logInByPassword(page, EXPIRED);
  await page.goto('/edu/home');
  await expect(bound(page)).toContainText(`您绑定的手机号${masked(EXPIRED)}是否仍在使用？`);
  await expect(bound(page)).toContainText(/上次确认：\d{4}\.\d{2}\.\d{2}，每180天确认一次/);
  expect(await axeViolationsAtWidths(page)).toEqual([]);

  await press(bound(page), '更换绑定');
  const password = verify(page).getByLabel('密码', { exact: true });
  await expect(password).toBeFocused();
  await press(verify(page), '验证');
  await expect(alert(verify(page))).toHaveText('请输入密码');
  await password.fill('wrong one 1');
  await password.press('Enter');
  await expect(alert(verify(page))).toHaveText('密码错误，请重新输入');
  expect(await axeViolationsAtWidths(page)).toEqual([]);
  await password.fill(PASSWORD);
  await password.press('Enter');

  await change(page).waitFor();
  expect(await axeViolationsAtWidths(page)).toEqual([]);
  await press(change(page), '取消');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.reload();
  await press(bound(page), '继续使用');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(async () => (await bindCheck(page.request)).isExpire).toBe(false);
  await page.reload();
  await userMenu(page).waitFor();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an account without a password is led to the code, which goes out by itself', async ({ page }) => {
  const mobile = await askToChange(page);
  await expect(verify(page)).toContainText('该账号尚未设置密码，请使用短信验证');
  await verify(page).getByRole('button', { name: '短信验证', exact: true }).click();
  await expect(verify(page)).toContainText(`验证码已发送至${masked(mobile)}`);
  await expect(verify(page).getByRole('button', { name: /^\d+秒后重新发送$/ })).toBeDisabled();
  await press(verify(page), '验证');
  await expect(alert(verify(page))).toHaveText('请输入验证码');
  await code(verify(page)).fill('123');
  await press(verify(page), '验证');
  await expect(alert(verify(page))).toHaveText('请输入4位验证码');
  const right = await readCode(page.request, mobile);
  await code(verify(page)).fill(wrongCode(right));
  await press(verify(page), '验证');
  await expect(alert(verify(page))).toHaveText('验证码错误，请重新输入');

  // Going to the other tab and back sends nothing anew.
  await verify(page).getByRole('tab', { name: '密码验证', exact: true }).click();
  await verify(page).getByRole('tab', { name: '短信验证', exact: true }).click();
  expect(await readCode(page.request, mobile)).toBe(right);
  await code(verify(page)).fill(right);
  await press(verify(page), '验证');
  await expect(change(page)).toBeVisible();
});

test('a new number is checked, gets its code, and replaces the old one', async ({ page }) => {
  const mobile = await askToChange(page);
  await proveByCode(page, mobile);
  const number = change(page).getByRole('textbox', { name: '新手机号', exact: true });
  const submit = change(page).getByRole('button', { name: '确认更换', exact: true });
  await expect(number).toBeFocused();
  await number.fill('139 0046');
  await expect(number).toHaveValue('1390046');
  await number.blur();
  await expect(alert(change(page))).toHaveText('请输入正确的手机号');
  await expect(change(page).getByRole('button', { name: '获取验证码', exact: true })).toBeDisabled();
  await expect(submit).toBeDisabled();

  const taken = '13900000003';
  await number.fill(taken);
  await press(change(page), '获取验证码');
  await expect(code(change(page))).toBeFocused();
  await expect(change(page).getByRole('button', { name: /^\d+秒后重新发送$/ })).toBeDisabled();
  await expect(submit).toBeDisabled();
  await code(change(page)).fill(await readCode(page.request, taken));
  await submit.click();
  await expect(alert(change(page))).toHaveText('该手机号已被其他账号使用');

  const next = freshMobile();
  await number.fill(next);
  await press(change(page), '获取验证码');
  await expect(code(change(page))).toBeFocused();
  const right = await readCode(page.request, next);
  await code(change(page)).fill(wrongCode(right));
  await submit.click();
  await expect(alert(change(page))).toHaveText('验证码错误，请重新输入');
  await code(change(page)).fill(right);
  await submit.click();

  const done = dialog(page, '手机号更换成功');
  await expect(done).toContainText(`请用新手机号${masked(next)}登录。其他设备上的登录已全部退出。`);
  expect(await axeViolationsAtWidths(page)).toEqual([]);
  const reloaded = page.waitForResponse((reply) => reply.url().includes('getDoctorInfo'));
  await press(done, '确定');
  await reloaded;
  expect(await bindCheck(page.request)).toMatchObject({ isExpire: false, mobile: next });
  await expect(page.getByText(masked(next)).first()).toBeVisible();
});

test('a verification that gets no answer says so', async ({ page, consoleErrors }) => {
  const mobile = await askToChange(page);
  await verify(page).getByRole('tab', { name: '短信验证', exact: true }).click();
  await expect(verify(page)).toContainText(`验证码已发送至${masked(mobile)}`);
  await abortCall(page, 'verificationCodeLogin');
  await code(verify(page)).fill('1234');
  await press(verify(page), '验证');
  await expect(alert(verify(page))).toHaveText('验证失败，请稍后重试');
  consoleErrors.splice(0);
});

test('a bind check that fails is only logged', async ({ page, consoleErrors }) => {
  await failCall(page, 'checkMobileBind', 500);
  await logInByPassword(page, EXPIRED);
  await page.goto('/edu/home');
  await userMenu(page).waitFor();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectConsoleErrors(consoleErrors, ['checkMobileBind']);
});
