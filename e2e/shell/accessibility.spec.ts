import { axeViolationsInThemes } from '../support/axe.ts';
import { expect, expectConsoleErrors, test } from '../support/fixtures.ts';
import { goto } from '../support/goto.ts';
import { logInByPassword } from '../support/log-in.ts';
import { loginButton, userMenu } from '../support/login-dialog.ts';
import { screens, unknownAddress } from '../support/screens.ts';

test.describe('a visitor', () => {
  for (const { path } of [...screens, { path: '/m/outbox' }]) {
    test(`finds no barrier on ${path}`, async ({ page }) => {
      await goto(page, path);
      expect(await axeViolationsInThemes(page, { tablet: true })).toEqual([]);
    });
  }

  test('finds no barrier at an unknown address', async ({ page, consoleErrors }) => {
    await goto(page, unknownAddress.path);
    expect(await axeViolationsInThemes(page, { tablet: true })).toEqual([]);
    // The browser's own line on the page's status.
    await expectConsoleErrors(consoleErrors, ['404']);
  });

  test('finds no barrier in the login dialog', async ({ page }) => {
    await goto(page, '/courseList');
    await loginButton(page).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('img', { name: '登录二维码', exact: true })).toBeVisible();
    expect(await axeViolationsInThemes(page, { tablet: true })).toEqual([]);
    await dialog.getByRole('tab', { name: '密码登录', exact: true }).click();
    expect(await axeViolationsInThemes(page, { tablet: true })).toEqual([]);
  });
});

// One browser for all: an account is locked at its sixth device.
test('a member finds no barrier', async ({ page }) => {
  test.setTimeout(180_000);
  await logInByPassword(page, '13900000009');
  for (const path of ['/home', '/personalHome?tab=5', '/personalInfo', '/membership', '/videoTerminal?id=v24']) {
    await goto(page, path);
    await expect(userMenu(page)).toBeVisible();
    expect(await axeViolationsInThemes(page, { tablet: true }), path).toEqual([]);
  }
  await userMenu(page).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await axeViolationsInThemes(page, { tablet: true })).toEqual([]);
});
