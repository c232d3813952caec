import type { APIRequestContext, Locator } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { stopClock } from '../support/clock.ts';
import { freshEmail, openEmailDialog, registerByEmail } from '../support/email-account.ts';
import { expect, test } from '../support/fixtures.ts';
import { callGateway } from '../support/gateway-client.ts';
import { refuseCall, restoreCall } from '../support/intercept-call.ts';
import { loginButton, loginDialog, openLoginDialog, userMenu } from '../support/login-dialog.ts';
import { readCode, wrongCode } from '../support/verification-code.ts';

const OLD = 'Guyuan26!';
const NEW = 'newer2026';

/** What the steps are found by. */
function partsOf(dialog: Locator) {
  return {
    email: dialog.getByRole('textbox', { name: '邮箱', exact: true }),
    next: dialog.getByRole('button', { name: '下一步', exact: true }),
    back: dialog.getByRole('button', { name: '返回', exact: true }),
    code: dialog.getByRole('textbox', { name: '验证码', exact: true }),
    wait: dialog.getByRole('button', { name: /^\d+秒后重新发送$/ }),
    resend: dialog.getByRole('button', { name: '重新发送', exact: true }),
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

/** Goes as far as the step of the new password. */
async function reachPassword(parts: ReturnType<typeof partsOf>, request: APIRequestContext, email: string) {
  await parts.email.fill(email);
  await parts.next.click();
  await expect(parts.code).toBeFocused();
  await parts.code.fill(await readCode(request, email));
  await expect(parts.password).toBeFocused();
}

test('four steps set a password, log in with it, and end every session before', async ({ page, request }) => {
  const email = await freshAccount(request);
  const dialog = await openEmailDialog(page, '忘记密码');
  const parts = partsOf(dialog);
  await expect(dialog.getByText('支持邮箱找回，手机号请使用验证码登录')).toBeVisible();
  await expect(parts.next).toBeDisabled();
  await parts.email.fill(email);
  const asked = page.waitForRequest('**/createVerificationCode*');
  await parts.next.click();
  expect((await asked).postDataJSON()).toMatchObject({ account: email, typeId: 1, sendType: 2, codeLength: 4 });
  await expect(dialog.getByText(`验证码已发送至${email}`)).toBeVisible();
  await expect(parts.wait).toBeDisabled();

  // The fourth character sends it.
  await parts.code.pressSequentially(await readCode(request, email));
  await expect(dialog.getByRole('heading', { name: '设置新密码', exact: true })).toBeVisible();
  await expect(dialog.getByText('密码为6-20位字符，须包含字母和数字')).toBeVisible();
  await expect(parts.reset).toBeDisabled();
  await parts.password.fill(NEW);
  await parts.confirmation.fill(NEW);
  await parts.reset.click();

  await expect(dialog.getByRole('status')).toHaveText('密码重置成功已使用新账号信息登录');
  expect(await callGateway(request, 'checkSession', {})).toMatchObject({ status: 40100 });
  await parts.gotIt.click();
  await expect(userMenu(page)).toBeVisible();
});

test('a wrong code is told of under its field and can be typed anew', async ({ page, request }) => {
  const email = await freshAccount(request);
  const parts = partsOf(await openEmailDialog(page, '忘记密码'));
  await parts.email.fill(email);
  await parts.next.click();
  await expect(parts.code).toBeFocused();
  const right = await readCode(request, email);
  const wrong = wrongCode(right);
  await parts.code.fill(wrong);
  await expect(parts.alert).toHaveText('验证码错误，请重新输入');
  await expect(parts.code).toHaveValue(wrong);
  await parts.code.fill(right);
  await expect(parts.password).toBeFocused();
});

test('each step goes back, and the accepted code is good once more', async ({ page, request }) => {
  const email = await freshAccount(request);
  const login = await openLoginDialog(page);
  await login.getByRole('tab', { name: '密码登录', exact: true }).click();
  await login.getByRole('textbox', { name: '账号', exact: true }).fill(email);
  await login.getByRole('button', { name: '忘记密码', exact: true }).click();
  const parts = partsOf(page.getByRole('dialog', { name: '找回密码', exact: true }));
  await expect(parts.email).toHaveValue(email);
  await reachPassword(parts, request, email);

  await parts.password.fill(NEW);
  await parts.back.click();
  await expect(parts.code).toBeFocused();
  await parts.code.fill(await readCode(request, email));
  await expect(parts.password).toHaveValue(NEW);
  await parts.back.click();
  await parts.back.click();
  await expect(parts.email).toHaveValue(email);
  await parts.back.click();
  const back = loginDialog(page);
  await expect(back.getByRole('textbox', { name: '账号', exact: true })).toHaveValue(email);
  await expect(back.getByRole('button', { name: '忘记密码', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(loginButton(page)).toBeFocused();
});

for (const { name, password, confirmation, text } of [
  { name: 'its length', password: 'gu26', confirmation: 'gu26', text: '密码长度须在6-20位之间' },
  { name: 'letters and digits', password: 'guyuan', confirmation: 'guyuan', text: '密码过于简单，请尝试字母+数字' },
  { name: 'the confirmation', password: NEW, confirmation: 'newer2025', text: '两次输入的密码不一致' },
]) {
  test(`a new password is checked on leaving its field: ${name}`, async ({ page, request }) => {
    const parts = partsOf(await openEmailDialog(page, '忘记密码'));
    await reachPassword(parts, request, await freshAccount(request));
    await parts.password.fill(password);
    await parts.confirmation.fill(confirmation);
    await parts.confirmation.blur();
    await expect(parts.alert).toHaveText(text);
    await expect(parts.reset).toBeDisabled();
  });
}

test('an address is checked on leaving its field', async ({ page }) => {
  const parts = partsOf(await openEmailDialog(page, '忘记密码'));
  await parts.email.fill('13900000004');
  await parts.email.blur();
  await expect(parts.alert).toHaveText('请输入正确的邮箱地址');
  await expect(parts.next).toBeDisabled();
});

test('what the gateway refuses is told where it belongs, and what was typed stays', async ({ page, request }) => {
  const email = await freshAccount(request);
  const dialog = await openEmailDialog(page, '忘记密码');
  const parts = partsOf(dialog);
  await refuseCall(page, 'createVerificationCode', 110041, '今日验证码已用完');
  await parts.email.fill(email);
  await parts.next.click();
  await expect(parts.alert).toHaveText('今日验证码已用完');
  await expect(parts.email).toHaveAttribute('aria-invalid', 'true');
  await expect(parts.email).toHaveValue(email);
  await restoreCall(page, 'createVerificationCode');
  await reachPassword(parts, request, email);

  await parts.password.fill('abc123');
  await parts.confirmation.fill('abc123');
  await parts.reset.click();
  await expect(parts.alert).toHaveText('密码过于常见，请更换密码');
  await expect(parts.password).toHaveValue('abc123');
  await refuseCall(page, 'accountPasswdLogin', 110041);
  await parts.password.fill(NEW);
  await parts.confirmation.fill(NEW);
  await parts.reset.click();
  await expect(parts.alert).toHaveText('密码重置成功，但登录失败，请手动登录');
  await restoreCall(page, 'accountPasswdLogin');
  await dialog.getByRole('button', { name: '去登录', exact: true }).click();
  await page.getByRole('textbox', { name: '账号', exact: true }).fill(email);
  await page.getByLabel('密码', { exact: true }).fill(NEW);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(userMenu(page)).toBeVisible();
});

test('a failed resend is told of under the code and ends the countdown', async ({ page, request }) => {
  await page.clock.install();
  const parts = partsOf(await openEmailDialog(page, '忘记密码'));
  await parts.email.fill(await freshAccount(request));
  await parts.next.click();
  await expect(parts.wait).toBeDisabled();
  await stopClock(page);
  await page.clock.runFor(61_000);
  await refuseCall(page, 'createVerificationCode', 110041);
  await parts.resend.click();
  await expect(parts.alert).toHaveText('验证码发送失败，请稍后重试');
  await expect(parts.resend).toBeEnabled();
  await restoreCall(page, 'createVerificationCode');
  await parts.resend.click();
  await expect(parts.alert).toHaveText('验证码已发送，请查收');
  await expect(parts.wait).toBeDisabled();
});

for (const width of [360, 1440]) {
  test(`axe finds nothing in any step at ${width}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 800 });
    const parts = partsOf(await openEmailDialog(page, '忘记密码'));
    const look = async () => {
      expect(await axeViolations(page, '[role="dialog"]')).toEqual([]);
    };
    await look();
    const email = await freshAccount(request);
    await parts.email.fill(email);
    await parts.next.click();
    await expect(parts.code).toBeFocused();
    await look();
    await parts.code.fill(await readCode(request, email));
    await parts.password.fill('guyuan');
    await parts.confirmation.focus();
    await expect(parts.alert).toBeVisible();
    await look();
  });
}
