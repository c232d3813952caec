import { caughtError, failedCall } from '../support/console-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { failCall, refuseCall, restoreCall } from '../support/intercept-call.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';
import { loginButton, userMenu } from '../support/login-dialog.ts';

test('a call that is refused with 10009 leads to the no-permission page', async ({ page, consoleErrors }) => {
  await logInByCode(page.request, freshMobile());
  await refuseCall(page, 'listDevices', 10009, '您没有权限访问该页面');
  consoleErrors.expect(caughtError('您没有权限访问该页面'));
  await page.goto('/edu/personalInfo');
  await expect(page).toHaveURL(/\/edu\/pc\/v5\/noPermission/);
  await expect(page.getByText(/^137\*{4}\d{4}$/)).toBeVisible();
});

test('a session check that fails shows the visitor view until the gateway answers again', async ({
  page,
  consoleErrors,
}) => {
  await logInByCode(page.request, freshMobile());
  await page.goto('/edu/home');
  await expect(userMenu(page)).toBeVisible();
  await failCall(page, 'checkSession', 500);
  consoleErrors.expect(failedCall('checkSession', 500));
  await page.goto('/edu/courseList');
  await expect(loginButton(page)).toBeVisible();
  await restoreCall(page, 'checkSession');
  await page.goto('/edu/home');
  await expect(userMenu(page)).toBeVisible();
});
