import type { Locator } from '@playwright/test';
import { freshEmail, openEmailDialog, registerByEmail } from '../support/email-account.ts';
import { expect, test } from '../support/fixtures.ts';
import { userMenu } from '../support/login-dialog.ts';
import { readCode } from '../support/verification-code.ts';

const PASSWORD = 'Kuaile26!';

/** Fields and buttons of the steps. */
function getParts(dialog: Locator) {
  return {
    email: dialog.getByRole('textbox', { name: '邮箱', exact: true }),
    password: dialog.getByLabel('密码', { exact: true }),
    confirmation: dialog.getByLabel('确认密码', { exact: true }),
    next: dialog.getByRole('button', { name: '下一步', exact: true }),
    code: dialog.getByRole('textbox', { name: '验证码', exact: true }),
    submit: dialog.getByRole('button', { name: '完成注册', exact: true }),
    alert: dialog.getByRole('alert'),
    gotIt: dialog.getByRole('button', { name: '我知道了', exact: true }),
  };
}

async function fillForm(parts: ReturnType<typeof getParts>, email: string) {
  await parts.email.fill(email);
  await parts.password.fill(PASSWORD);
  await parts.confirmation.fill(PASSWORD);
}

test('three steps create an account, and closing the last one logs in', { tag: '@core' }, async ({ page, request }) => {
  const [used, email] = [freshEmail(), freshEmail()];
  await registerByEmail(request, used, PASSWORD);
  const dialog = await openEmailDialog(page, '邮箱注册');
  const parts = getParts(dialog);
  await expect(dialog.getByRole('heading', { name: '邮箱注册', exact: true })).toBeVisible();
  await expect(parts.next).toBeDisabled();
  await fillForm(parts, used);
  await parts.next.click();
  await expect(parts.alert).toHaveText('该邮箱地址已被使用');
  await parts.email.fill(email);
  const codeRequest = page.waitForRequest('**/createVerificationCode*');
  await parts.next.click();
  expect((await codeRequest).headers()['x-proof']).toMatch(/^[\w+/=]+$/);
  expect((await codeRequest).postDataJSON()).toMatchObject({ account: email, typeId: 1, sendType: 15, siteId: 1 });

  await expect(dialog.getByRole('heading', { name: '输入邮箱验证码', exact: true })).toBeVisible();
  await expect(dialog.getByText(`验证码已发送至${email}`)).toBeVisible();
  await expect(parts.code).toBeFocused();
  await expect(parts.submit).toBeDisabled();
  await parts.code.fill(await readCode(request, email));
  await parts.submit.click();

  await expect(dialog.getByRole('status')).toHaveText('注册成功账号已创建并登录');
  await expect(parts.gotIt).toBeFocused();
  await parts.gotIt.click();
  await expect(userMenu(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('userId'))).toMatch(/^[\w-]{22}$/);
});
