import type { APIRequestContext, Locator } from '@playwright/test';
import { freshEmail, openEmailDialog, registerByEmail } from '../support/email-account.ts';
import { expect, test } from '../support/fixtures.ts';
import { callGateway } from '../support/gateway/gateway-client.ts';
import { userMenu } from '../support/login-dialog.ts';
import { readCode, wrongCode } from '../support/verification-code.ts';

const OLD = 'Kuaile26!';
const NEW = 'newer2026';

/** Fields and buttons of the steps. */
function getParts(dialog: Locator) {
  return {
    email: dialog.getByRole('textbox', { name: '邮箱', exact: true }),
    next: dialog.getByRole('button', { name: '下一步', exact: true }),
    code: dialog.getByRole('textbox', { name: '验证码', exact: true }),
    wait: dialog.getByRole('button', { name: /^\d+秒后重新发送$/ }),
    password: dialog.getByLabel('新密码', { exact: true }),
    confirmation: dialog.getByLabel('确认密码', { exact: true }),
    reset: dialog.getByRole('button', { name: '重置密码', exact: true }),
    alert: dialog.getByRole('alert'),
    gotIt: dialog.getByRole('button', { name: '我知道了', exact: true }),
  };
}

async function freshAccount(request: APIRequestContext): Promise<string> {
  const email = freshEmail();
  await registerByEmail(request, email, OLD);
  return email;
}

test('four steps reset a password, log in with it and end all earlier sessions', { tag: '@core' }, async ({
  page,
  request,
}) => {
  const email = await freshAccount(request);
  const dialog = await openEmailDialog(page, '忘记密码');
  const parts = getParts(dialog);
  await expect(dialog.getByText('支持邮箱找回，手机号请使用验证码登录')).toBeVisible();
  await expect(parts.next).toBeDisabled();
  await parts.email.fill(email);
  const codeRequest = page.waitForRequest('**/createVerificationCode*');
  await parts.next.click();
  expect((await codeRequest).postDataJSON()).toMatchObject({ account: email, typeId: 1, sendType: 2, codeLength: 4 });
  await expect(dialog.getByText(`验证码已发送至${email}`)).toBeVisible();
  await expect(parts.wait).toBeDisabled();

  const code = await readCode(request, email);
  await parts.code.fill(wrongCode(code));
  await expect(parts.alert).toHaveText('验证码错误，请重新输入');
  // The fourth character submits the form.
  await parts.code.fill('');
  await parts.code.pressSequentially(code);
  await expect(dialog.getByRole('heading', { name: '设置新密码', exact: true })).toBeVisible();
  await expect(dialog.getByText('密码为6-20位字符，须包含字母和数字')).toBeVisible();
  await expect(parts.reset).toBeDisabled();
  await parts.password.fill('abc123');
  await parts.confirmation.fill('abc123');
  await parts.reset.click();
  await expect(parts.alert).toHaveText('密码过于常见，请更换密码');
  await parts.password.fill(NEW);
  await parts.confirmation.fill(NEW);
  await parts.reset.click();

  await expect(dialog.getByRole('status')).toHaveText('密码重置成功已使用新账号信息登录');
  expect(await callGateway(request, 'checkSession', {})).toMatchObject({ status: 40100 });
  await parts.gotIt.click();
  await expect(userMenu(page)).toBeVisible();
});
