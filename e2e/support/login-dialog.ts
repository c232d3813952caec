import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { sendCode } from './send-code.ts';

const TITLE = '登录观看骨科专业视频';

/** Opens the login modal from the header of the home page. */
export async function openLoginDialog(page: Page): Promise<Locator> {
  // A dialog that was just closed steps back in the history, which would end the next navigation.
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.osteonDialog))).toBe(false);
  await page.goto('/edu/home');
  await loginButton(page).click();
  const dialog = page.getByRole('dialog', { name: TITLE, exact: true });
  await dialog.waitFor();
  return dialog;
}

/** The header's button, there only for who is not logged in. */
export function loginButton(page: Page): Locator {
  return page.getByRole('button', { name: '登录/注册', exact: true });
}

/** The header's menu, there only for who is logged in. */
export function userMenu(page: Page): Locator {
  return page.getByRole('button', { name: '用户菜单', exact: true });
}

/** Stops the page's clock, which `page.clock.install` has made ours; from now on it goes only by `runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 100);
}

/** A mobile number that no account has yet. */
export function freshMobile(): string {
  return `137${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
}

/** The newest code that was sent to an account. */
export async function readCode(request: APIRequestContext, account: string): Promise<string> {
  const reply = await request.get('/gateway/dev-service/outbox', { params: { account } });
  const { data } = (await reply.json()) as { data: { list: { code: string }[] } };
  const newest = data.list.at(-1);
  if (!newest) throw new Error(`nothing was sent to ${account}`);
  return newest.code;
}

/** Logs in by a code, past the pages; the cookies stay with `request`. Gives the gateway's pcLoginStatus. */
export async function logInByCode(request: APIRequestContext, mobile: string): Promise<number> {
  await sendCode(request, { account: mobile, typeId: 3, sendType: 0 });
  const reply = await request.post('/gateway/account-service/verificationCodeLogin', {
    headers: { apiToken: await apiTokenOf(request) },
    data: { account: mobile, accountType: 'MOBILE', validCode: await readCode(request, mobile) },
  });
  const { data } = (await reply.json()) as { data: { pcLoginStatus: number } };
  return data.pcLoginStatus;
}

/** What a logged-in browser repeats in a header; empty for a visitor. */
export async function apiTokenOf(request: APIRequestContext): Promise<string> {
  const { cookies } = await request.storageState();
  return cookies.find(({ name }) => name === 'apiToken')?.value ?? '';
}

/** Logs a sample account in, past the pages; the cookies are the page's. */
export async function logInByPassword(page: Page, mobile: string): Promise<void> {
  const reply = await page.request.post('/gateway/account-service/accountPasswdLogin', {
    data: { mobile, passwd: 'Osteon2026!' },
  });
  expect(await reply.json()).toMatchObject({ responseData: { pcLoginStatus: 1 } });
}
