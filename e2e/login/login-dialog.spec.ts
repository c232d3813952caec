import type { Locator } from '@playwright/test';
import { refusedWithoutSession } from '../support/console-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { freshMobile } from '../support/log-in.ts';
import { loginButton, openLoginDialog, userMenu } from '../support/login-dialog.ts';
import { readCode, wrongCode } from '../support/verification-code.ts';

/** Opens a tab; returns its fields and buttons. */
async function openTab(dialog: Locator, name: '验证码登录' | '密码登录') {
  await dialog.getByRole('tab', { name, exact: true }).click();
  const panel = dialog.getByRole('tabpanel', { name, exact: true });
  return {
    submit: panel.getByRole('button', { name: '登录', exact: true }),
    alert: panel.getByRole('alert'),
    mobile: panel.getByRole('textbox', { name: '手机号', exact: true }),
    code: panel.getByRole('textbox', { name: '验证码', exact: true }),
    getCode: panel.getByRole('button', { name: '获取验证码', exact: true }),
    account: panel.getByRole('textbox', { name: '账号', exact: true }),
    password: panel.getByLabel('密码', { exact: true }),
  };
}

test.describe('the code tab', () => {
  test('a new number is logged in, and stays so after a reload', { tag: '@core' }, async ({ page, request }) => {
    const mobile = freshMobile();
    const form = await openTab(await openLoginDialog(page), '验证码登录');
    await expect(form.getCode).toBeDisabled();
    await expect(form.submit).toBeDisabled();
    await form.mobile.fill(mobile);
    await form.getCode.click();
    await expect(form.code).toBeFocused();
    const code = await readCode(request, mobile);
    await form.code.fill(wrongCode(code));
    await form.submit.click();
    await expect(form.alert).toHaveText('验证码错误，请重新输入');
    await form.code.fill(code);
    await form.submit.click();

    await expect(userMenu(page)).toBeVisible();
    // A new account is offered certification first.
    await page.getByRole('button', { name: '暂不认证', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('userId'))).toMatch(/^[\w-]{22}$/);
    await page.reload();
    await expect(userMenu(page)).toBeVisible();
  });
});

test.describe('the password tab', () => {
  test('a login ends with a logout that leaves only two local keys', {
    tag: '@core',
  }, async ({ page, consoleErrors }) => {
    // Calls that are under way at the end of the session.
    consoleErrors.allow(...refusedWithoutSession());
    const form = await openTab(await openLoginDialog(page), '密码登录');
    await expect(form.submit).toBeDisabled();
    await form.account.fill('13799999999');
    await form.password.fill('Osteon2026!');
    await form.submit.click();
    await expect(form.alert).toHaveText('用户不存在');
    await form.account.fill('13900000004');
    await form.password.fill('Osteon2025!');
    await form.submit.click();
    await expect(form.alert).toHaveText('密码错误');
    await form.password.fill('Osteon2026!');
    await form.submit.click();
    await expect(userMenu(page)).toBeVisible();

    await page.evaluate(() => {
      for (const key of ['browseLock', 'analyticsCache', 'searchHistory']) localStorage.setItem(key, 'kept?');
    });
    // Read before the analytics of the new page write theirs.
    await page.addInitScript('globalThis.keysAtLoad = Object.keys(localStorage)');
    const reloaded = page.waitForEvent('load');
    await userMenu(page).click();
    await page.getByRole('menuitem', { name: '退出登录', exact: true }).click();
    await reloaded;
    await expect(loginButton(page)).toBeVisible();
    const keys = await page.evaluate<string[]>('keysAtLoad');
    expect(keys).toEqual(expect.arrayContaining(['browseLock', 'analyticsCache']));
    expect(keys).not.toContain('searchHistory');
    expect(keys).not.toContain('userId');
  });
});
