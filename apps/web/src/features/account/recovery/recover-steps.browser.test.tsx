import { vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, test } from '../../../../test/component-test.tsx';
import {
  loggedIn,
  openEmailSteps,
  openLoginDialog,
  openLoginTab,
  stopCountdown,
} from '../../../../test/login-dialog.ts';

const EMAIL = 'liming@hospital.example';
const PASSWORD = 'newer2026';

function getParts(dialog: Locator) {
  return {
    email: dialog.getByRole('textbox', { name: '邮箱', exact: true }),
    next: dialog.getByRole('button', { name: '下一步', exact: true }),
    back: dialog.getByRole('button', { name: '返回', exact: true }),
    code: dialog.getByRole('textbox', { name: '验证码', exact: true }),
    wait: dialog.getByRole('button', { name: /^\d+秒后重新发送$/ }),
    resend: dialog.getByRole('button', { name: '重新发送', exact: true }),
    password: dialog.getByLabelText('新密码', { exact: true }),
    confirmation: dialog.getByLabelText('确认密码', { exact: true }),
    reset: dialog.getByRole('button', { name: '重置密码', exact: true }),
    alert: dialog.getByRole('alert'),
  };
}

/** Completes the steps before that of the new password. */
async function reachPassword(parts: ReturnType<typeof getParts>) {
  await parts.email.fill(EMAIL);
  await parts.next.click();
  await expect.element(parts.code).toHaveFocus();
  await parts.code.fill('1234');
  await expect.element(parts.password).toHaveFocus();
}

test.beforeEach(({ gateway }) => {
  gateway.answer('verificationCodeLogin', { apiSign: 'sign', baseData: 'data' });
});

test('a wrong code is shown under its field and can be typed again', async ({ gateway }) => {
  const parts = getParts(await openEmailSteps(gateway, '忘记密码'));
  await parts.email.fill(EMAIL);
  await parts.next.click();
  await expect.element(parts.code).toHaveFocus();
  gateway.refuse('verificationCodeLogin', 110040, '验证码错误，请重新输入');
  await parts.code.fill('1111');
  await expect.element(parts.alert).toHaveTextContent('验证码错误，请重新输入');
  await expect.element(parts.code).toHaveValue('1111');
  gateway.answer('verificationCodeLogin', { apiSign: 'sign', baseData: 'data' });
  await parts.code.fill('2222');
  await expect.element(parts.password).toHaveFocus();
});

test('each step can be left backwards, and an accepted code is not redeemed twice', async ({ gateway }) => {
  const login = await openLoginDialog(gateway);
  const form = await openLoginTab(login, '密码登录');
  await form.account.fill(EMAIL);
  await login.getByRole('button', { name: '忘记密码', exact: true }).click();
  const parts = getParts(page.getByRole('dialog', { name: '找回密码', exact: true }));
  await expect.element(parts.email).toHaveValue(EMAIL);
  await reachPassword(parts);

  await parts.password.fill(PASSWORD);
  await parts.back.click();
  await expect.element(parts.code).toHaveFocus();
  await parts.code.fill('1234');
  await expect.element(parts.password).toHaveValue(PASSWORD);
  await expect.poll(() => gateway.count('verificationCodeLogin')).toBe(1);
  await parts.back.click();
  await parts.back.click();
  await expect.element(parts.email).toHaveValue(EMAIL);
  await parts.back.click();
  await expect.element(form.account).toHaveValue(EMAIL);
  await expect.element(login.getByRole('button', { name: '忘记密码', exact: true })).toHaveFocus();
});

for (const { password, confirmation, text } of [
  { password: 'gu26', confirmation: 'gu26', text: '密码长度须在6-20位之间' },
  { password: 'guyuan', confirmation: 'guyuan', text: '密码过于简单，请尝试字母+数字' },
  { password: PASSWORD, confirmation: 'newer2025', text: '两次输入的密码不一致' },
]) {
  test(`a new password is checked when its field is left: ${text}`, async ({ gateway }) => {
    const parts = getParts(await openEmailSteps(gateway, '忘记密码'));
    await reachPassword(parts);
    await expect.element(parts.reset).toBeDisabled();
    await parts.password.fill(password);
    await parts.confirmation.fill(confirmation);
    await userEvent.tab();
    await expect.element(parts.alert).toHaveTextContent(text);
    await expect.element(parts.reset).toBeDisabled();
  });
}

test('an address is checked when its field is left', async ({ gateway }) => {
  const parts = getParts(await openEmailSteps(gateway, '忘记密码'));
  await expect.element(parts.next).toBeDisabled();
  await parts.email.fill('13900000004');
  await userEvent.tab();
  await expect.element(parts.alert).toHaveTextContent('请输入正确的邮箱地址');
  await expect.element(parts.next).toBeDisabled();
});

test('refusals are shown at their fields, and the input stays', async ({ gateway }) => {
  const dialog = await openEmailSteps(gateway, '忘记密码');
  const parts = getParts(dialog);
  gateway.refuse('createVerificationCode', 110041, '今日验证码已用完');
  await parts.email.fill(EMAIL);
  await parts.next.click();
  await expect.element(parts.alert).toHaveTextContent('今日验证码已用完');
  await expect.element(parts.email).toHaveAttribute('aria-invalid', 'true');
  await expect.element(parts.email).toHaveValue(EMAIL);
  gateway.answer('createVerificationCode', {});
  await reachPassword(parts);

  gateway.refuse('updatePassword', 110062, '密码过于常见，请更换密码');
  await parts.password.fill('abc123');
  await parts.confirmation.fill('abc123');
  await parts.reset.click();
  await expect.element(parts.alert).toHaveTextContent('密码过于常见，请更换密码');
  await expect.element(parts.password).toHaveValue('abc123');
  gateway.answer('updatePassword', {});
  gateway.refuse('accountPasswdLogin', 110041);
  await parts.password.fill(PASSWORD);
  await parts.confirmation.fill(PASSWORD);
  await parts.reset.click();
  await expect.element(parts.alert).toHaveTextContent('密码重置成功，但登录失败，请手动登录');
  gateway.answer('accountPasswdLogin', {
    customerUnite: { customerId: loggedIn.customerId },
    pcLoginStatus: loggedIn.pcLoginStatus,
  });
  gateway.answer('getAuthState', 0);
  await dialog.getByRole('button', { name: '去登录', exact: true }).click();
  await page.getByRole('textbox', { name: '账号', exact: true }).fill(EMAIL);
  await page.getByLabelText('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect.poll(() => localStorage.getItem('userId')).toBe(loggedIn.customerId);
  await expect.poll(() => gateway.count('getAuthState')).toBe(1);
});

test('a failed resend is shown under the code and ends the countdown', async ({ gateway }) => {
  const parts = getParts(await openEmailSteps(gateway, '忘记密码'));
  stopCountdown();
  await parts.email.fill(EMAIL);
  await parts.next.click();
  await expect.element(parts.wait).toBeDisabled();
  await vi.advanceTimersByTimeAsync(61_000);
  gateway.refuse('createVerificationCode', 110041);
  await parts.resend.click();
  await expect.element(parts.alert).toHaveTextContent('验证码发送失败，请稍后重试');
  await expect.element(parts.resend).toBeEnabled();
  gateway.answer('createVerificationCode', {});
  await parts.resend.click();
  await expect.element(parts.alert).toHaveTextContent('验证码已发送，请查收');
  await expect.element(parts.wait).toBeDisabled();
});

test('axe finds no violation in any step', async ({ gateway }) => {
  const parts = getParts(await openEmailSteps(gateway, '忘记密码'));
  expect(await axeViolations()).toEqual([]);
  await parts.email.fill(EMAIL);
  await parts.next.click();
  await expect.element(parts.code).toHaveFocus();
  expect(await axeViolations()).toEqual([]);
  await parts.code.fill('1234');
  await parts.password.fill('guyuan');
  await parts.confirmation.click();
  await expect.element(parts.alert).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});
