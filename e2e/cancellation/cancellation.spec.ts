import { clickButton, openAccountPage, section, verifyByCode } from '../support/account-page.ts';
import { refusedWithoutSession } from '../support/console-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';
import { loginButton, openLoginDialog } from '../support/login-dialog.ts';
import { readCode, sendCode, wrongCode } from '../support/verification-code.ts';

// The message about the cancellation reaches the page while its session ends; its later requests are refused.
test.beforeEach(({ consoleErrors }) => consoleErrors.allow(...refusedWithoutSession()));

test('an account is cancelled, refuses every login, and is restored on the phone page', {
  tag: '@core',
}, async ({ page, browser }) => {
  const mobile = freshMobile();
  await logInByCode(page.request, mobile);
  await openAccountPage(page);
  await clickButton(section(page, '注销账号'), '申请注销');
  const dialog = page.getByRole('dialog', { name: '注销前请确认', exact: true });
  await expect(dialog.getByRole('button', { name: '确认注销', exact: true })).toBeDisabled();
  await dialog.getByRole('checkbox', { name: '我已了解，仍要注销账号', exact: true }).check();
  await clickButton(dialog, '确认注销');
  await verifyByCode(page, mobile);
  const notice = page.getByRole('dialog', { name: '已申请注销', exact: true });
  await expect(notice).toContainText('15天内可在手机登录页撤销');
  await clickButton(notice, '我知道了');
  await expect(loginButton(page)).toBeVisible();

  const login = await openLoginDialog(page);
  await login.getByRole('tab', { name: '验证码登录', exact: true }).click();
  await login.getByRole('textbox', { name: '手机号', exact: true }).fill(mobile);
  await sendCode(page.request, { account: mobile, typeId: 3, sendType: 0 });
  await login.getByRole('textbox', { name: '验证码', exact: true }).fill(await readCode(page.request, mobile));
  await clickButton(login, '登录');
  await expect(login.getByRole('alert')).toContainText('账号正在注销中，请前往手机App撤销注销');
  const revoking = page.waitForEvent('popup');
  await login.getByRole('alert').getByRole('link', { name: '在网页撤销', exact: true }).click();
  await expect((await revoking).getByRole('heading', { name: '撤销注销', exact: true })).toBeVisible();
  await (await revoking).close();

  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await phone.goto('/edu/m/login');
  await phone.getByRole('link', { name: '撤销注销', exact: true }).click();
  await expect(phone.getByRole('heading', { name: '撤销注销', exact: true })).toBeVisible();
  await phone.getByRole('textbox', { name: '手机号或邮箱', exact: true }).fill(mobile);
  await clickButton(phone, '获取验证码');
  await expect(phone.getByRole('button', { name: /^\d+秒后重新发送$/ })).toBeVisible();
  const code = await readCode(page.request, mobile);
  const field = phone.getByRole('textbox', { name: '验证码', exact: true });
  await field.fill(wrongCode(code));
  await clickButton(phone, '撤销注销');
  await expect(phone.getByRole('alert')).toHaveText('验证码错误，请重新输入');
  await field.fill(code);
  await clickButton(phone, '撤销注销');
  await expect(phone.getByRole('heading', { name: '注销已撤销', exact: true })).toBeVisible();
  await phone.close();

  expect(await logInByCode(page.request, mobile)).toBe(1);
});
