import { clickButton, section } from '../support/account-page.ts';
import { caughtError, failedCall } from '../support/console-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { abortCall, failCall, refuseCall, restoreCall } from '../support/gateway/intercept-call.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';
import { loginButton, userMenu } from '../support/login-dialog.ts';

test('a failed session check shows the visitor view, a failed section its own error, and a call refused with 10009 its page', async ({
  page,
  consoleErrors,
}) => {
  await logInByCode(page.request, freshMobile());
  await failCall(page, 'checkSession', 500);
  consoleErrors.expect(failedCall('checkSession', 500));
  await page.goto('/edu/courseList');
  await expect(loginButton(page)).toBeVisible();
  await restoreCall(page, 'checkSession');

  await abortCall(page, 'listLoginRecords');
  consoleErrors.expect(failedCall('listLoginRecords', 'net::ERR_FAILED'), caughtError('network'));
  await page.goto('/edu/personalInfo');
  await expect(userMenu(page)).toBeVisible();
  await expect(page.getByRole('table', { name: '登录设备', exact: true })).toBeVisible();
  await expect(page.getByRole('alert').getByText('网络异常，请检查网络后重试')).toBeVisible();
  await restoreCall(page, 'listLoginRecords');
  await clickButton(page.getByRole('alert'), '重试');
  await expect(page.getByRole('table', { name: '登录记录', exact: true })).toBeVisible();

  await refuseCall(page, 'listDevices', 10009, '您没有权限访问该页面');
  consoleErrors.expect(caughtError('您没有权限访问该页面'));
  await page.reload();
  await expect(page).toHaveURL(/\/edu\/pc\/v5\/noPermission/);
  await expect(section(page, '个人资料')).toHaveCount(0);
  await expect(page.getByText(/^137\*{4}\d{4}$/)).toBeVisible();
});
