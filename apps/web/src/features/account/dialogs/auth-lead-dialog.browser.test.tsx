import { vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { authInfo } from '../../../../test/certification.ts';
import { expect, test } from '../../../../test/component-test.tsx';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import { loggedIn, openLoginDialog, openLoginTab } from '../../../../test/login-dialog.ts';
import { on } from '../../../lib/events.ts';

const lead = page.getByRole('dialog', { name: '完成身份认证', exact: true });

/** Logs in by a code; returns the counter of completed logins. */
async function logIn(gateway: FakeGateway) {
  gateway.answer('verificationCodeLogin', loggedIn);
  const form = await openLoginTab(await openLoginDialog(gateway), '验证码登录');
  const completed = vi.fn();
  on('loginSuccess', completed);
  await form.mobile.fill('13712345678');
  await form.code.fill('1234');
  await form.submit.click();
  return completed;
}

test('a login that must be certified opens the lead; Esc closes it', async ({ gateway }) => {
  gateway.answer('getAuthState', 2);
  const completed = await logIn(gateway);
  await expect.element(lead).toMatchTextContent('完成认证后，即可观看并参与更多专业内容');
  expect(await axeViolations()).toEqual([]);
  const before = completed.mock.calls.length;
  await userEvent.keyboard('{Escape}');
  await expect.element(lead).not.toBeInTheDocument();
  expect(completed).toHaveBeenCalledTimes(before + 1);
});

test('an auth state that cannot be read is a plain success', async ({ gateway }) => {
  gateway.refuse('getAuthState', 50000, '服务异常，请稍后重试');
  const completed = await logIn(gateway);
  await expect.poll(() => completed.mock.calls).toHaveLength(1);
  await expect.poll(() => gateway.count('getAuthState')).toBe(1);
  await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(0);
});

test('a refused certification leads again, to the certification itself', async ({ gateway }) => {
  gateway.answer('getAuthState', 4);
  gateway.answer('getCustomerAuthInfo', authInfo());
  await logIn(gateway);
  await lead.getByRole('button', { name: '去认证', exact: true }).click();
  await expect.element(page.getByRole('dialog', { name: '身份认证', exact: true })).toBeVisible();
  await expect.element(lead).not.toBeInTheDocument();
});

test('a lead that is postponed does not open by itself again', async ({ gateway }) => {
  gateway.answer('getAuthState', 2);
  gateway.answer('dismissAuthLead', { authenticationState: 0 });
  await logIn(gateway);
  await lead.getByRole('button', { name: '暂不认证', exact: true }).click();
  await expect.element(lead).not.toBeInTheDocument();
  await expect.poll(() => gateway.count('dismissAuthLead')).toBe(1);
});
