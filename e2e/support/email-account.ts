import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { openLoginDialog, readCode } from './login-dialog.ts';
import { apiTokenOf, sendCode } from './send-code.ts';

/** An e-mail that no account has yet. */
export function freshEmail(): string {
  return `doctor${String(Math.floor(Math.random() * 1e10)).padStart(10, '0')}@hospital.example`;
}

/** Follows a link of the password tab; gives the dialog that it turns into. */
export async function openEmailDialog(page: Page, name: '邮箱注册' | '忘记密码'): Promise<Locator> {
  const login = await openLoginDialog(page);
  await login.getByRole('tab', { name: '密码登录', exact: true }).click();
  await login.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: name === '忘记密码' ? '找回密码' : name, exact: true });
  await expect(dialog.getByRole('textbox', { name: '邮箱', exact: true })).toBeFocused();
  return dialog;
}

/** Makes an account of an e-mail, past the pages; it is not logged in anywhere that the test looks. */
export async function registerByEmail(request: APIRequestContext, account: string, password: string): Promise<void> {
  await sendCode(request, { account, typeId: 1, sendType: 15 });
  const reply = await request.post('/gateway/account-service/register', {
    data: { account, password, validCode: await readCode(request, account) },
  });
  expect(await reply.json()).toMatchObject({ code: 0 });
}

/** Sets a new password, past the pages; a mail tells the owner. */
export async function resetPassword(request: APIRequestContext, account: string, passwd: string): Promise<void> {
  await sendCode(request, { account, typeId: 1, sendType: 2 });
  const granted = await request.post('/gateway/account-service/verificationCodeLogin', {
    headers: await apiTokenOf(request),
    data: { account, accountType: 'EMAIL', validCode: await readCode(request, account) },
  });
  const { data } = (await granted.json()) as { data: { apiSign: string; baseData: string } };
  const reply = await request.post('/gateway/account-service/updatePassword', { data: { ...data, passwd } });
  expect(await reply.json()).toMatchObject({ code: 0 });
}
