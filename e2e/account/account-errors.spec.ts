import { expect, test } from '../support/fixtures.ts';
import { answerCall, failCall, refuseCall, restoreCall } from '../support/intercept-call.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';
import { loginButton, userMenu } from '../support/login-dialog.ts';
import { readCode } from '../support/verification-code.ts';

test('a call that is refused with 10009 leads to the no-permission page', async ({ page, consoleErrors }) => {
  await logInByCode(page.request, freshMobile());
  await refuseCall(page, 'listDevices', 10009, '您没有权限访问该页面');
  await page.goto('/edu/personalInfo');
  await expect(page).toHaveURL(/\/edu\/pc\/v5\/noPermission/);
  await expect(page.getByText(/^137\*{4}\d{4}$/)).toBeVisible();
  consoleErrors.splice(0);
});

test('a session check that fails shows the visitor view until the gateway answers again', async ({
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

test('a failed change of phone is shown, and the input stays', async ({ page }) => {
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
