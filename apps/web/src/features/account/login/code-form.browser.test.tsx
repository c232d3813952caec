import { vi } from 'vitest';
import { expect, test } from '../../../../test/component-test.tsx';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import { openLoginDialog, openLoginTab, stopCountdown } from '../../../../test/login-dialog.ts';

const MOBILE = '13712345678';

test('the resend countdown runs for 60 seconds, and a changed number resets it', async ({ gateway }) => {
  const form = await openLoginTab(await openLoginDialog(gateway), '验证码登录');
  stopCountdown();
  await form.mobile.fill(MOBILE);
  await form.getCode.click();
  await expect.element(form.wait).toHaveTextContent('60秒后重新发送');
  await expect.element(form.wait).toBeDisabled();
  await vi.advanceTimersByTimeAsync(30_000);
  await expect.element(form.wait).toHaveTextContent('30秒后重新发送');

  await form.mobile.fill('13787654321');
  await expect.element(form.getCode).toBeEnabled();
  await form.mobile.fill(MOBILE);
  await expect.element(form.getCode).toBeEnabled();
  gateway.refuse('createVerificationCode', 42900, '操作过于频繁，请稍后重试', { waitSeconds: 17 });
  await form.getCode.click();
  await expect.element(form.wait).toHaveTextContent('17秒后重新发送');
  await expect.element(form.alert).toHaveTextContent('操作过于频繁，请稍后重试');
  await vi.advanceTimersByTimeAsync(16_000);
  await expect.element(form.wait).toHaveTextContent('1秒后重新发送');
  await vi.advanceTimersByTimeAsync(1000);
  await expect.element(form.getCode).toBeEnabled();
});

test('pasted text is reduced to its digits', async ({ gateway }) => {
  const form = await openLoginTab(await openLoginDialog(gateway), '验证码登录');
  await form.mobile.fill('+86 137-1234-56789');
  await expect.element(form.mobile).toHaveValue(MOBILE);
  await form.code.fill('１2 34５');
  await expect.element(form.code).toHaveValue('1234');
});

test('errors are shown under their fields, and the input stays', async ({ gateway }) => {
  const form = await openLoginTab(await openLoginDialog(gateway), '验证码登录');
  await expect.element(form.getCode).toBeDisabled();
  await expect.element(form.submit).toBeDisabled();
  await form.mobile.fill('137123');
  await form.code.fill('12');
  await form.submit.click();
  await expect.element(form.mobile).toHaveAccessibleDescription('请输入正确的手机号格式');
  await expect.element(form.code).toHaveAccessibleDescription('请输入正确的验证码');
  await expect.element(form.mobile).toHaveFocus();

  await form.mobile.fill(MOBILE);
  await form.getCode.click();
  await expect.element(form.code).toHaveFocus();
  gateway.refuse('verificationCodeLogin', 110040, '验证码错误，请重新输入');
  await form.code.fill('1111');
  await form.submit.click();
  await expect.element(form.alert).toHaveTextContent('验证码错误，请重新输入');
  await expect.element(form.code).toHaveAccessibleDescription('验证码错误，请重新输入');
  await expect.element(form.mobile).toHaveValue(MOBILE);
  await expect.element(form.code).toHaveValue('1111');
});

test('while codes are being guessed, the try is repeated with a proof of work', async ({ gateway }) => {
  const form = await openLoginTab(await openLoginDialog(gateway), '验证码登录');
  gateway.refuse('verificationCodeLogin', 40301, '安全校验未通过，请重试');
  await form.mobile.fill(MOBILE);
  await form.code.fill('1111');
  await form.submit.click();
  await expect.element(form.alert).toHaveTextContent('安全校验未通过，请重试');
  const tries = gateway.sent.filter(({ name }) => name === 'verificationCodeLogin');
  expect(tries.map(({ headers }) => headers.has('x-proof'))).toEqual([false, true]);
  await expect.poll(() => gateway.count('getProofChallenge')).toBe(1);
});

for (const [how, fail] of [
  ['refused', (gateway: FakeGateway) => gateway.refuse('createVerificationCode', 110041)],
  ['not answered', (gateway: FakeGateway) => gateway.disconnect('createVerificationCode')],
] as const) {
  test(`a code that cannot be sent marks both fields: ${how}`, async ({ gateway }) => {
    const form = await openLoginTab(await openLoginDialog(gateway), '验证码登录');
    fail(gateway);
    await form.mobile.fill(MOBILE);
    await form.getCode.click();
    await expect.element(form.alert).toHaveTextContent('验证码发送失败，请稍后重试');
    await expect.element(form.mobile).toHaveAttribute('aria-invalid', 'true');
    await expect.element(form.code).toHaveAttribute('aria-invalid', 'true');
  });
}

test('an account that is being cancelled gets the link to the revocation', async ({ gateway }) => {
  const form = await openLoginTab(await openLoginDialog(gateway), '验证码登录');
  gateway.refuse('verificationCodeLogin', 110004, '账号正在注销中，请前往手机App撤销注销');
  await form.mobile.fill(MOBILE);
  await form.code.fill('1111');
  await form.submit.click();
  await expect.element(form.alert).toHaveTextContent('账号正在注销中，请前往手机App撤销注销在网页撤销');
});
