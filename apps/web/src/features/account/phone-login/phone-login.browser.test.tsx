import { vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { stopCountdown } from '../../../../test/login-dialog.ts';
import { PhoneLogin } from './phone-login.tsx';

const EMAIL = 'liming@hospital.example';
const PASSWORD = 'newer2026';

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('a phone recovers a password by e-mail, in a window of 61 s at ticks of 100 ms', async ({ gateway }) => {
  gateway.answer('createVerificationCode', {});
  gateway.answer('verificationCodeLogin', { apiSign: 'sign', baseData: 'data' });
  gateway.answer('updatePassword', {});
  gateway.answer('phonePasswordLogin', { customerId: 'AAAAAAAAAAAAAAAAAAAAAA' });
  const onLogin = vi.fn();
  await renderPage(<PhoneLogin next="确认登录电脑" onLogin={onLogin} />);
  await page.getByRole('tab', { name: '密码登录', exact: true }).click();
  await expect.element(button('邮箱注册')).not.toBeInTheDocument();
  await page.getByRole('textbox', { name: '账号', exact: true }).fill(EMAIL);
  await button('忘记密码').click();
  const email = page.getByRole('textbox', { name: '邮箱', exact: true });
  await expect.element(email).toHaveValue(EMAIL);
  await expect.element(page.getByText('支持邮箱找回，手机号请使用验证码登录')).toBeVisible();
  expect(await axeViolations('body')).toEqual([]);
  await button('返回').click();
  await expect.element(page.getByRole('textbox', { name: '账号', exact: true })).toHaveValue(EMAIL);
  await button('忘记密码').click();

  stopCountdown();
  const interval = vi.spyOn(globalThis, 'setInterval');
  await button('下一步').click();
  const wait = page.getByRole('button', { name: /^\d+秒后重新发送$/ });
  await expect.element(wait).toHaveTextContent('61秒后重新发送');
  expect(interval.mock.calls.map(([, ms]) => ms)).toContain(100);
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.element(wait).toHaveTextContent('1秒后重新发送');
  await vi.advanceTimersByTimeAsync(1000);
  await expect.element(button('重新发送')).toBeEnabled();
  vi.useRealTimers();

  await page.getByRole('textbox', { name: '验证码', exact: true }).fill('1234');
  await page.getByLabelText('新密码', { exact: true }).fill(PASSWORD);
  await page.getByLabelText('确认密码', { exact: true }).fill(PASSWORD);
  await button('重置密码').click();
  await expect.element(page.getByText('密码重置成功', { exact: true })).toBeVisible();
  await expect.poll(() => gateway.lastPayload('phonePasswordLogin')).toMatchObject({ email: EMAIL, passwd: PASSWORD });
  expect(onLogin).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onLogin.mock.calls.length).toBe(1);
});
