import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { callGateway } from './gateway/gateway-client.ts';
import { openLoginDialog } from './login-dialog.ts';
import { readCode, sendCode } from './verification-code.ts';

/** An e-mail that no account has yet. */
export function freshEmail(): string {
  return `doctor${String(Math.floor(Math.random() * 1e10)).padStart(10, '0')}@hospital.example`;
}

/** Follows a link of the password tab; returns the dialog that it opens. */
export async function openEmailDialog(page: Page, name: '邮箱注册' | '忘记密码'): Promise<Locator> {
  const login = await openLoginDialog(page);
  await login.getByRole('tab', { name: '密码登录', exact: true }).click();
  await login.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: name === '忘记密码' ? '找回密码' : name, exact: true });
  await expect(dialog.getByRole('textbox', { name: '邮箱', exact: true })).toBeFocused();
  return dialog;
}

/** Registers an e-mail without the pages; pass a `request` of its own where the page is to stay logged out. */
export async function registerByEmail(request: APIRequestContext, account: string, password: string): Promise<void> {
  await sendCode(request, { account, typeId: 1, sendType: 15 });
  await callGateway(request, 'register', { account, password, validCode: await readCode(request, account) });
}

/** Resets a password without the pages; a security notice is mailed to the owner. */
export async function resetPassword(request: APIRequestContext, account: string, passwd: string): Promise<void> {
  await sendCode(request, { account, typeId: 1, sendType: 2 });
  const grant = await callGateway(request, 'verificationCodeLogin', {
    account,
    accountType: 'EMAIL',
    validCode: await readCode(request, account),
  });
  if (!('apiSign' in grant)) throw new Error(`${account} has no grant to reset its password`);
  await callGateway(request, 'updatePassword', { ...grant, passwd });
}
