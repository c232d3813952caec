import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { apiTokenOf, logInByCode, readCode } from './login-dialog.ts';
import { sendCode } from './send-code.ts';

/** The whole page of one's own account, once every section is there. */
export async function openAccountPage(page: Page): Promise<void> {
  await page.goto('/edu/personalInfo');
  await expect(page.getByRole('table', { name: '登录设备', exact: true })).toBeVisible();
  await expect(page.getByRole('status').getByText('加载中…')).toHaveCount(0);
}

/** A section of that page. */
export const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** A button of a dialog or of the page. */
export const clickButton = (place: Locator | Page, name: string) =>
  place.getByRole('button', { name, exact: true }).click();

/** Logs in from a browser of its own, as many days' devices do; it stays logged in where no later one displaces it. */
export async function logInFromBrowser(browser: Browser, mobile: string, userAgent: string): Promise<void> {
  const context = await browser.newContext({ userAgent });
  await logInByCode(context.request, mobile);
  await context.close();
}

/** Logs a phone in for the phone pages, which counts as a device and not as a login of the day. */
export async function logInFromPhone(browser: Browser, mobile: string, userAgent: string): Promise<void> {
  const context = await browser.newContext({ userAgent });
  await sendCode(context.request, { account: mobile, typeId: 3, sendType: 0 });
  const validCode = await readCode(context.request, mobile);
  await context.request.post('/gateway/account-service/phoneCodeLogin', {
    headers: { apiToken: await apiTokenOf(context.request) },
    data: { account: mobile, validCode },
  });
  await context.close();
}

/** Proves in the verify dialog that the account is the caller's, by a code to it. */
export async function verifyByCode(page: Page, mobile: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '账号验证', exact: true });
  const tab = dialog.getByRole('tab', { name: '短信验证', exact: true });
  await expect(dialog).toBeVisible();
  if ((await tab.count()) > 0) await tab.click();
  await expect(dialog.getByRole('button', { name: /^\d+秒后重新发送$/ })).toBeVisible();
  await dialog.getByRole('textbox', { name: '验证码', exact: true }).fill(await readCode(page.request, mobile));
  await clickButton(dialog, '验证');
  await expect(dialog).toHaveCount(0);
}

/** Gives an account that has none a password, past the pages, with the proof that it takes. */
export async function setPassword(request: APIRequestContext, mobile: string): Promise<void> {
  const headers = { apiToken: await apiTokenOf(request) };
  await sendCode(request, { account: mobile, typeId: 2, sendType: 5 });
  const proven = await request.post('/gateway/account-service/verificationCodeLogin', {
    headers,
    data: { account: mobile, accountType: 'MOBILE', validCode: await readCode(request, mobile), scene: 5 },
  });
  const { data } = (await proven.json()) as { data: { bandToken: string } };
  const reply = await request.post('/gateway/account-service/changePassword', {
    headers,
    data: { passwd: 'knee2joint', bandToken: data.bandToken },
  });
  expect(await reply.json()).toMatchObject({ code: 0 });
}
