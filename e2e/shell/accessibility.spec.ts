import { axeViolationsAtWidths } from '../support/axe.ts';
import { failedRequest } from '../support/console-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { goto } from '../support/goto.ts';
import { logInByPassword } from '../support/log-in.ts';
import { userMenu } from '../support/login-dialog.ts';
import { unknownAddress } from '../support/screens.ts';

// The screens are checked in routes.spec.ts, the dialogs in their component tests.

test.describe('axe finds no violation for a visitor', () => {
  test('on the outbox', async ({ page }) => {
    await goto(page, '/m/outbox');
    expect(await axeViolationsAtWidths(page, { tablet: true })).toEqual([]);
  });

  test('at an unknown address', async ({ page, consoleErrors }) => {
    consoleErrors.expect(failedRequest('/edu/videoTerminel', 404));
    await goto(page, unknownAddress.path);
    expect(await axeViolationsAtWidths(page, { tablet: true })).toEqual([]);
  });

  for (const path of ['/videoTerminal?id=v24', '/liveDetail?activityId=l06', '/official']) {
    test(`on the dark surfaces of ${path}`, async ({ page }) => {
      await goto(page, path);
      expect(await axeViolationsAtWidths(page, { dark: true })).toEqual([]);
    });
  }
});

// One browser for all of them: an account is locked at its sixth device.
test('axe finds no violation for a member', async ({ page }) => {
  test.setTimeout(180_000);
  await logInByPassword(page, '13900000009');
  for (const path of ['/home', '/personalHome?tab=5', '/personalInfo', '/membership', '/videoTerminal?id=v24']) {
    await goto(page, path);
    await expect(userMenu(page)).toBeVisible();
    expect(await axeViolationsAtWidths(page, { tablet: true }), path).toEqual([]);
  }
  await userMenu(page).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await axeViolationsAtWidths(page, { tablet: true })).toEqual([]);
});
