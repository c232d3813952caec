import type { Locator } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { stopClock } from '../support/clock.ts';
import { expect, test } from '../support/fixtures.ts';
import { refuseCall } from '../support/intercept-call.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';
import { loginButton, openLoginDialog, userMenu } from '../support/login-dialog.ts';
import { readCode } from '../support/verification-code.ts';

/** Opens a tab and gives what its fields and buttons are found by. */
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

/** The words that are tied to a field. */
async function saysOf(field: Locator): Promise<string | undefined> {
  const id = await field.getAttribute('aria-describedby');
  return id === null ? undefined : ((await field.page().locator(`[id="${id}"]`).textContent()) ?? undefined);
}

test.describe('the code tab', () => {
  test('logs a new number in, and a reload keeps it', async ({ page, request }) => {
    const mobile = freshMobile();
    const form = await openTab(await openLoginDialog(page), '验证码登录');
    await expect(form.getCode).toBeDisabled();
    await expect(form.submit).toBeDisabled();
    await form.mobile.fill(mobile);
    await form.getCode.click();
    await expect(form.code).toBeFocused();
    await form.code.fill(await readCode(request, mobile));
    await form.submit.click();

    await expect(userMenu(page)).toBeVisible();
    // A new account is led to certification first.
    await page.getByRole('button', { name: '暂不认证', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('userId'))).toMatch(/^[\w-]{22}$/);
    await page.reload();
    await expect(userMenu(page)).toBeVisible();
  });

  test('counts down 60 seconds, which another number ends', async ({ page }) => {
    await page.clock.install();
    const mobile = freshMobile();
    const form = await openTab(await openLoginDialog(page), '验证码登录');
    await form.mobile.fill(mobile);
    await form.getCode.click();
    const wait = page.getByRole('button', { name: /^\d+秒后重新发送$/ });
    await expect(wait).toBeDisabled();
    await stopClock(page);
    const before = Number.parseInt(await wait.innerText(), 10);
    expect(before).toBeLessThanOrEqual(60);
    await page.clock.runFor(30_000);
    await expect(wait).toHaveText(`${before - 30}秒后重新发送`);

    await form.mobile.fill(freshMobile());
    await expect(form.getCode).toBeEnabled();
    await form.mobile.fill(mobile);
    await expect(wait).toBeDisabled();
    await page.clock.runFor(31_000);
    await expect(form.getCode).toBeEnabled();
  });

  test('takes digits alone, however they are pasted', async ({ page }) => {
    const form = await openTab(await openLoginDialog(page), '验证码登录');
    await form.mobile.fill('+86 137-1234-56789');
    await expect(form.mobile).toHaveValue('13712345678');
    await form.code.fill('１2 34５');
    await expect(form.code).toHaveValue('1234');
  });

  test('says under the field what is wrong, and keeps what was typed', async ({ page, request }) => {
    const mobile = freshMobile();
    const form = await openTab(await openLoginDialog(page), '验证码登录');
    await form.mobile.fill('137123');
    await form.code.fill('12');
    await form.submit.click();
    expect(await saysOf(form.mobile)).toBe('请输入正确的手机号格式');
    expect(await saysOf(form.code)).toBe('请输入正确的验证码');
    await expect(form.mobile).toBeFocused();

    await form.mobile.fill(mobile);
    await form.getCode.click();
    await expect(form.code).toBeFocused();
    const wrong = (await readCode(request, mobile)) === '0000' ? '1111' : '0000';
    await form.code.fill(wrong);
    const sent = page.waitForRequest('**/verificationCodeLogin*');
    await form.submit.click();
    await sent;
    await expect(form.alert).toHaveText('验证码错误，请重新输入');
    expect(await saysOf(form.code)).toBe('验证码错误，请重新输入');
    await expect(form.mobile).toHaveValue(mobile);
    await expect(form.code).toHaveValue(wrong);
  });

  test('marks both fields where the code cannot be sent', async ({ page }) => {
    await refuseCall(page, 'createVerificationCode', 110041);
    const form = await openTab(await openLoginDialog(page), '验证码登录');
    await form.mobile.fill(freshMobile());
    await form.getCode.click();
    await expect(form.alert).toHaveText('验证码发送失败，请稍后重试');
    await expect(form.mobile).toHaveAttribute('aria-invalid', 'true');
    await expect(form.code).toHaveAttribute('aria-invalid', 'true');
  });

  test('an account that is being cancelled is told the way back', async ({ page, request }) => {
    const form = await openTab(await openLoginDialog(page), '验证码登录');
    await form.mobile.fill('13900000010');
    await form.getCode.click();
    await expect(form.code).toBeFocused();
    await form.code.fill(await readCode(request, '13900000010'));
    await form.submit.click();
    await expect(form.alert).toHaveText('账号正在注销中，请前往手机App撤销注销在网页撤销');
  });

  test('the fourth login of a day asks for the app', async ({ page, request }) => {
    const mobile = freshMobile();
    for (let logins = 0; logins < 3; logins++) expect(await logInByCode(request, mobile)).toBe(1);
    const form = await openTab(await openLoginDialog(page), '验证码登录');
    await form.mobile.fill(mobile);
    await form.getCode.click();
    await expect(form.code).toBeFocused();
    await form.code.fill(await readCode(request, mobile));
    await form.submit.click();
    await expect(form.alert).toHaveText('今日登录次数已超过3次，请使用手机App扫码登录');
    const app = page.getByRole('dialog', { name: 'App扫码登录', exact: true });
    await expect(app.getByRole('img', { name: 'App二维码', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(app).toHaveCount(0);
    await expect(form.submit).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(loginButton(page)).toBeVisible();
  });
});

test.describe('the password tab', () => {
  test('logs in, and logging out keeps two local keys alone', async ({ page }) => {
    const form = await openTab(await openLoginDialog(page), '密码登录');
    await expect(form.submit).toBeDisabled();
    await form.account.fill('13900000004');
    await form.password.fill('Osteon2026!');
    await form.submit.click();
    await expect(userMenu(page)).toBeVisible();

    await page.evaluate(() => {
      for (const key of ['browseLock', 'analyticsCache', 'searchHistory']) localStorage.setItem(key, 'kept?');
    });
    // Read before the analytics of the new page take theirs.
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

  test('says on leaving the account that it is none', async ({ page }) => {
    const form = await openTab(await openLoginDialog(page), '密码登录');
    await form.account.fill('somebody');
    await form.password.focus();
    expect(await saysOf(form.account)).toBe('请输入正确的手机号或邮箱');
  });

  for (const { account, password, field, text } of [
    { account: 'somebody', password: 'Osteon2026!', field: 'account', text: '请输入正确格式的账号' },
    { account: '13900000004', password: '12345', field: 'password', text: '请输入正确格式的密码' },
    { account: '13799999999', password: 'Osteon2026!', field: 'account', text: '用户不存在' },
    { account: '13900000005', password: 'Osteon2025!', field: 'password', text: '密码错误' },
  ] as const) {
    test(`${text} stands under the ${field}`, async ({ page }) => {
      const form = await openTab(await openLoginDialog(page), '密码登录');
      await form.account.fill(account);
      await form.password.fill(password);
      await form.submit.click();
      await expect(form.alert).toHaveText(text);
      expect(await saysOf(form[field])).toBe(text);
      await expect(form[field]).toBeFocused();
      await expect(form.account).toHaveValue(account);
      await expect(form.password).toHaveValue(password);
    });
  }

  test('takes 20 characters of a password and shows them on demand', async ({ page }) => {
    const form = await openTab(await openLoginDialog(page), '密码登录');
    await form.password.pressSequentially('123456789012345678901');
    await expect(form.password).toHaveValue('12345678901234567890');
    await page.getByRole('button', { name: '显示密码', exact: true }).click();
    await expect(form.password).toHaveAttribute('type', 'text');
  });

  test('an account that is being cancelled is told the way back', async ({ page }) => {
    const form = await openTab(await openLoginDialog(page), '密码登录');
    await form.account.fill('13900000010');
    await form.password.fill('Osteon2026!');
    await form.submit.click();
    await expect(form.alert).toHaveText('账号正在注销中，请前往手机App撤销注销在网页撤销');
  });
});

test.describe('the modal', () => {
  test('is opened, used and closed by keyboard, and gives the focus back', async ({ page }) => {
    await page.goto('/edu/home');
    await loginButton(page).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('tab', { name: '扫码登录', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('tab', { name: '验证码登录', exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('textbox', { name: '手机号', exact: true })).toBeFocused();
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(loginButton(page)).toBeFocused();
  });

  test('keeps what was typed while its tabs change', async ({ page }) => {
    const dialog = await openLoginDialog(page);
    const byCode = await openTab(dialog, '验证码登录');
    await byCode.mobile.fill('13712345678');
    const byPassword = await openTab(dialog, '密码登录');
    await byPassword.account.fill('doctor@osteon.example');
    await openTab(dialog, '验证码登录');
    await expect(byCode.mobile).toHaveValue('13712345678');
    await openTab(dialog, '密码登录');
    await expect(byPassword.account).toHaveValue('doctor@osteon.example');
  });

  test('leads to both agreements beside itself', async ({ page }) => {
    const dialog = await openLoginDialog(page);
    for (const [name, type] of [
      ['用户协议', 'userAgreement'],
      ['隐私政策', 'privacyPolicy'],
    ] as const) {
      const link = dialog.getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', new RegExp(`/edu/agreementPage\\?type=${type}`));
      await expect(link).toHaveAttribute('target', '_blank');
    }
  });

  for (const tab of ['扫码登录', '验证码登录', '密码登录']) {
    test(`has no fault that axe finds: ${tab}`, async ({ page }) => {
      const dialog = await openLoginDialog(page);
      await dialog.getByRole('img', { name: '登录二维码', exact: true }).waitFor();
      await dialog.getByRole('tab', { name: tab, exact: true }).click();
      expect(await axeViolations(page, '[role="dialog"]')).toEqual([]);
    });
  }
});
