import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { answerCall, failCall, refuseCall, restoreCall } from '../support/intercept-call.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';
import { loginButton, openLoginDialog, userMenu } from '../support/login-dialog.ts';
import { readCode } from '../support/verification-code.ts';

/** The rows of the error catalogue that a gateway in order does not produce by itself (rules/login#errors). */

/** Has a call answered in the envelope of the older calls. */
const answer = (
  page: Page,
  call: string,
  [responseCode, responseMessage]: readonly [number, string],
  data: object | null = null,
) =>
  page.route(`**/${call}?*`, (route) =>
    route.fulfill({
      json: { responseStatus: responseCode === 0, responseCode, responseMessage, responseData: data },
    }),
  );

for (const { what, refusal, data, field, text } of [
  { what: '110006', refusal: [110006, '邮箱格式错误'], field: '账号', text: '邮箱格式错误' },
  { what: '110007', refusal: [110007, '邮箱格式错误'], field: '账号', text: '邮箱格式错误' },
  { what: '110002', refusal: [110002, '用户不存在'], field: '账号', text: '用户不存在' },
  { what: '110012', refusal: [110012, '密码错误'], field: '密码', text: '密码错误' },
  { what: 'words of the gateway', refusal: [110042, '操作过于频繁，请稍后重试'], text: '操作过于频繁，请稍后重试' },
  { what: 'no words', refusal: [50000, ''], text: '登录失败' },
  { what: 'no customer', refusal: [0, ''], data: { customerUnite: null, pcLoginStatus: 1 }, text: '登录失败' },
] as const) {
  test(`a password login that is answered with ${what} says: ${text}`, async ({ page }) => {
    await answer(page, 'accountPasswdLogin', refusal, data);
    const dialog = await openLoginDialog(page);
    await dialog.getByRole('tab', { name: '密码登录', exact: true }).click();
    await dialog.getByRole('textbox', { name: '账号', exact: true }).fill('doctor@osteon.example');
    await dialog.getByRole('textbox', { name: '密码', exact: true }).fill('Osteon2026!');
    await dialog.getByRole('button', { name: '登录', exact: true }).click();
    await expect(dialog.getByRole('alert')).toHaveText(text);
    for (const name of ['账号', '密码']) {
      const blamed = dialog.getByRole('textbox', { name, exact: true });
      await expect(blamed).toHaveAttribute('aria-invalid', String(name === field));
    }
    await expect(dialog.getByRole('textbox', { name: '账号', exact: true })).toHaveValue('doctor@osteon.example');
  });
}

test('a call that is refused with 10009 leads to the page for who has no permission', async ({
  page,
  consoleErrors,
}) => {
  await logInByCode(page.request, freshMobile());
  await refuseCall(page, 'listDevices', 10009, '您没有权限访问该页面');
  await page.goto('/edu/personalInfo');
  await expect(page).toHaveURL(/\/edu\/pc\/v5\/noPermission/);
  await expect(page.getByText(/^137\*{4}\d{4}$/)).toBeVisible();
  consoleErrors.splice(0);
});

test('who cannot be checked is not logged in, and is again once the gateway answers', async ({
  page,
  consoleErrors,
}) => {
  await logInByCode(page.request, freshMobile());
  await page.goto('/edu/home');
  await expect(userMenu(page)).toBeVisible();
  await failCall(page, 'checkSession', 500);
  await page.goto('/edu/courseList');
  await expect(loginButton(page)).toBeVisible();
  await restoreCall(page, 'checkSession');
  await page.goto('/edu/home');
  await expect(userMenu(page)).toBeVisible();
  consoleErrors.splice(0);
});

test('a change of phone that fails says so, and keeps what was typed', async ({ page }) => {
  const [mobile, next] = [freshMobile(), freshMobile()];
  await logInByCode(page.request, mobile);
  await page.goto('/edu/personalInfo');
  await page.getByRole('button', { name: '更换手机号', exact: true }).click();
  const verify = page.getByRole('dialog', { name: '账号验证', exact: true });
  await verify.getByRole('tab', { name: '短信验证', exact: true }).click();
  await expect(verify.getByRole('button', { name: /^\d+秒后重新发送$/ })).toBeVisible();
  await verify.getByRole('textbox', { name: '验证码', exact: true }).fill(await readCode(page.request, mobile));
  await verify.getByRole('button', { name: '验证', exact: true }).click();
  const change = page.getByRole('dialog', { name: '更换手机号', exact: true });
  await change.getByRole('textbox', { name: '新手机号', exact: true }).fill(next);
  await change.getByRole('button', { name: '获取验证码', exact: true }).click();
  const code = change.getByRole('textbox', { name: '验证码', exact: true });
  await expect(code).toBeFocused();
  await code.fill(await readCode(page.request, next));
  await refuseCall(page, 'unifiedBinding', 50000);
  await change.getByRole('button', { name: '确认更换', exact: true }).click();
  await expect(change.getByRole('alert')).toHaveText('更换失败，请稍后重试');
  await expect(change.getByRole('textbox', { name: '新手机号', exact: true })).toHaveValue(next);
});

test('a bound phone that cannot be confirmed is only logged', async ({ page }) => {
  await logInByCode(page.request, freshMobile());
  await answerCall(page, 'checkMobileBind', { isExpire: true, mobile: '13700000001', confirmedAt: null });
  await refuseCall(page, 'updateMobileBindTime', 50000);
  await page.goto('/edu/home');
  const bound = page.getByRole('dialog', { name: '账号安全', exact: true });
  const logged = page.waitForEvent('console', (line) => line.text().includes('updateMobileBindTime'));
  await bound.getByRole('button', { name: '继续使用', exact: true }).click();
  await expect(bound).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect((await logged).type()).toBe('warning');
});
