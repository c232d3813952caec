import { type Locator, page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderEmptyPage, test } from '../../../../test/component-test.tsx';
import { logIn, MASKED_MOBILE, securityCheck } from '../../../../test/customer.ts';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import { requestStepUpToken } from './request-step-up-token.ts';

const TOKEN = 'step-up-token';

const button = (within: Locator, name: string) => within.getByRole('button', { name, exact: true });
const tab = (name: '密码验证' | '短信验证') => page.getByRole('tab', { name, exact: true });
const verify = page.getByRole('dialog', { name: '账号验证', exact: true });
const alert = verify.getByRole('alert');
const password = verify.getByLabelText('密码', { exact: true });
const code = verify.getByRole('textbox', { name: '验证码', exact: true });

/** Opens the dialog; returns its result. */
async function openVerify(gateway: FakeGateway, { hasPassword = true } = {}) {
  gateway.answer('securityCheck', { ...securityCheck, hasPassword });
  gateway.answer('createVerificationCode', {});
  await renderEmptyPage();
  return { token: requestStepUpToken() };
}

test('the password is required, and a refused one is shown at its field', async ({ gateway }) => {
  logIn(gateway);
  const { token } = await openVerify(gateway);
  await expect.element(password).toHaveFocus();
  await button(verify, '验证').click();
  await expect.element(alert).toHaveTextContent('请输入密码');
  await expect.poll(() => gateway.count('checkAccountPassword')).toBe(0);
  gateway.refuse('checkAccountPassword', 110012);
  await password.fill('wrong one 1');
  await userEvent.keyboard('{Enter}');
  await expect.element(alert).toHaveTextContent('密码错误，请重新输入');
  await expect.element(password).toHaveFocus();
  expect(await axeViolations()).toEqual([]);
  gateway.answer('checkAccountPassword', { bandToken: TOKEN });
  await password.fill('Osteon2026!');
  await userEvent.keyboard('{Enter}');
  expect(await token).toBe(TOKEN);
  await expect.element(verify).not.toBeInTheDocument();
});

test('an account without a password is directed to the code, which is sent automatically and once', async ({
  gateway,
}) => {
  logIn(gateway);
  const { token } = await openVerify(gateway, { hasPassword: false });
  await expect.element(verify).toMatchTextContent('该账号尚未设置密码，请使用短信验证');
  await button(verify, '短信验证').click();
  await expect.element(verify).toMatchTextContent(`验证码已发送至${MASKED_MOBILE}`);
  await expect.element(verify.getByRole('button', { name: /^\d+秒后重新发送$/ })).toBeDisabled();
  await button(verify, '验证').click();
  await expect.element(alert).toHaveTextContent('请输入验证码');
  await code.fill('123');
  await button(verify, '验证').click();
  await expect.element(alert).toHaveTextContent('请输入4位验证码');
  await expect.poll(() => gateway.count('verificationCodeLogin')).toBe(0);
  gateway.refuse('verificationCodeLogin', 110040, '验证码错误，请重新输入');
  await code.fill('1234');
  await button(verify, '验证').click();
  await expect.element(alert).toHaveTextContent('验证码错误，请重新输入');

  await tab('密码验证').click();
  await tab('短信验证').click();
  await expect.element(code).toHaveValue('1234');
  await expect.poll(() => gateway.count('createVerificationCode')).toBe(1);
  gateway.answer('verificationCodeLogin', { bandToken: TOKEN });
  await code.fill('4321');
  await button(verify, '验证').click();
  expect(await token).toBe(TOKEN);
});

test('a verification without a response is shown at its field', async ({ gateway }) => {
  logIn(gateway);
  await openVerify(gateway);
  await tab('短信验证').click();
  await expect.element(verify).toMatchTextContent(`验证码已发送至${MASKED_MOBILE}`);
  gateway.disconnect('verificationCodeLogin');
  await code.fill('1234');
  await button(verify, '验证').click();
  await expect.element(alert).toHaveTextContent('验证失败，请稍后重试');
});

test('an account without a phone has no code by SMS, and where a code is required it is sent by mail', async ({
  gateway,
}) => {
  logIn(gateway, { userInfo: { name: '李明', mobile: '', email: 'liming@hospital.example' } });
  const { token } = await openVerify(gateway);
  await tab('短信验证').click();
  await expect.element(alert).toHaveTextContent('手机号不能为空');
  await expect.poll(() => gateway.count('createVerificationCode')).toBe(0);
  await userEvent.keyboard('{Escape}');
  expect(await token).toBeNull();

  void requestStepUpToken({ by: 'code' });
  await expect.element(verify).toMatchTextContent(/验证码已发送至.*@hospital\.example/);
  expect(page.getByRole('tab').elements()).toHaveLength(0);
});

test('a dialog that is closed returns no token', async ({ gateway }) => {
  logIn(gateway);
  const { token } = await openVerify(gateway);
  await button(verify, '取消').click();
  expect(await token).toBeNull();
  await expect.element(verify).not.toBeInTheDocument();
});

test('axe finds no violation on either tab', async ({ gateway }) => {
  logIn(gateway);
  await openVerify(gateway);
  await expect.element(password).toHaveFocus();
  expect(await axeViolations()).toEqual([]);
  await tab('短信验证').click();
  await expect.element(verify).toMatchTextContent('验证码已发送至');
  expect(await axeViolations()).toEqual([]);
});
