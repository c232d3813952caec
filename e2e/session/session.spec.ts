import type { Locator, Page } from '@playwright/test';
import { refusedWithoutSession } from '../support/console-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { changeAnswer, refuseCall } from '../support/gateway/intercept-call.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';
import { loginButton, loginDialog, openLoginDialog, userMenu } from '../support/login-dialog.ts';
import { readCode } from '../support/verification-code.ts';

const expired = (page: Page): Locator => page.getByRole('dialog', { name: '登录已失效', exact: true });
const lead = (page: Page): Locator => page.getByRole('dialog', { name: '完成身份认证', exact: true });

const press = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true }).click();

/** Logs in by a code in the open login dialog. */
async function logInIn(modal: Locator, mobile: string): Promise<void> {
  await modal.getByRole('tab', { name: '验证码登录', exact: true }).click();
  await modal.getByRole('textbox', { name: '手机号', exact: true }).fill(mobile);
  await modal.getByRole('button', { name: '获取验证码', exact: true }).click();
  const code = modal.getByRole('textbox', { name: '验证码', exact: true });
  await expect(code).toBeFocused();
  await code.fill(await readCode(modal.page().request, mobile));
  await press(modal, '登录');
}

/** While the socket is connected polls are six minutes apart, so an update within this time came by the socket. */
const BY_HINT = { timeout: 10_000 };

/** Until the socket of the page is connected. */
function untilConnected(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        // The packet by which Socket.IO admits a connection.
        if (socket.url().includes('/gateway/push') && String(payload).startsWith('40')) resolve();
      }),
    );
  });
}

/** The data of the customer that remains in this browser. */
const readTraces = (page: Page) =>
  page.evaluate(async () => ({
    history: localStorage.getItem('searchHistory'),
    answers: (await caches.keys()).filter((name) => /^answers ./.test(name)),
  }));

const NO_TRACES = { history: null, answers: [] };

/** Searches as the logged-in customer and reads a page, which leaves a history and stored responses. */
async function leaveTraces(page: Page): Promise<void> {
  await page.goto('/edu/courseList');
  await expect(userMenu(page)).toBeVisible();
  const search = page.getByRole('combobox', { name: '搜索内容', exact: true });
  await search.fill('半月板');
  await search.press('Enter');
  await expect(page).toHaveURL(/searchList/);
  await expect.poll(async () => (await readTraces(page)).answers).not.toEqual([]);
  expect((await readTraces(page)).history).toContain('半月板');
}

test.beforeEach(({ consoleErrors }) => consoleErrors.allow(...refusedWithoutSession()));

test.describe('a login elsewhere', () => {
  test('ends the session of the open page at once, names its time and address, and leaves no error after the next login', {
    tag: '@core',
  }, async ({ page, browser }) => {
    const mobile = freshMobile();
    await logInByCode(page.request, mobile);
    const connected = untilConnected(page);
    await page.goto('/edu/personalInfo');
    const devices = page.getByRole('table', { name: '登录设备', exact: true });
    await expect(devices).toBeVisible();
    await connected;
    const other = await (await browser.newContext()).newPage();
    await logInByCode(other.request, mobile);

    await expect(expired(page)).toContainText(
      /您的账号已于\d{4}\.\d{2}\.\d{2} \d{2}:\d{2}在其他设备登录，登录IP：127\.0\.0\.1。/,
      BY_HINT,
    );
    await expect(page.getByRole('button', { name: '重新登录', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(loginDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(loginButton(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('userId'))).toBeNull();

    // The newer session is not affected.
    await other.goto('/edu/home');
    await expect(userMenu(other)).toBeVisible();
    await expect(expired(other)).toHaveCount(0);
    await other.context().close();

    await loginButton(page).click();
    await logInIn(loginDialog(page), freshMobile());
    await press(lead(page), '暂不认证');
    await expect(devices).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });

  test('leaves no trace of the customer, and is confirmed with a reload', async ({ page, request }) => {
    const mobile = freshMobile();
    await logInByCode(page.request, mobile);
    await leaveTraces(page);
    await logInByCode(request, mobile);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(expired(page)).toBeVisible();
    await expect.poll(() => readTraces(page)).toEqual(NO_TRACES);
    const reloaded = page.waitForEvent('load');
    await press(expired(page), '我知道了');
    await reloaded;
    await expect(loginButton(page)).toBeVisible();
    await expect(expired(page)).toHaveCount(0);
  });

  test('counts as logged in at the session check and in every call but the transfer check, which is then polled no more', async ({
    page,
  }) => {
    const text = '您的账号已在其他设备登录，请重新登录';
    await logInByCode(page.request, freshMobile());
    await changeAnswer(page, 'checkSession', (check) => ({ ...check, status: 110031 }));
    await refuseCall(page, 'getMessageCount', 110031, text);
    const answers = ['checkSession', 'getMessageCount', 'getLatestUnreadTransfer'].map((name) =>
      page.waitForResponse(new RegExp(name)),
    );
    await page.clock.install();
    await page.goto('/edu/home');
    await Promise.all(answers);
    await expect(userMenu(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('userId'))).not.toBeNull();

    // A check of the page before would be refused as well, and the next page be that of a visitor.
    await page.goto('about:blank');
    await refuseCall(page, 'getLatestUnreadTransfer', 110031, text);
    await page.goto('/edu/home');
    await expect(expired(page)).toContainText(text);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(userMenu(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('userId'))).toBeNull();

    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    // Several polls.
    await page.clock.runFor(15_000);
    await page.evaluate(async () => void (await fetch('/gateway/health/live')));
    expect(requestedUrls.filter((url) => url.includes('getLatestUnreadTransfer'))).toEqual([]);
    expect(requestedUrls.at(-1)).toContain('health/live');
  });
});

test('an expired session leaves no trace of the customer', async ({ page }) => {
  await logInByCode(page.request, freshMobile());
  await leaveTraces(page);
  await page.context().clearCookies({ name: /osteon_session/ });
  await page.goto('/edu/home');
  await expect(loginButton(page)).toBeVisible();
  await expect.poll(() => readTraces(page)).toEqual(NO_TRACES);
});

test('every tab of a browser applies a login and a logout at once', async ({ page, context }) => {
  const second = await context.newPage();
  await second.goto('/edu/courseList');
  await loginButton(second).click();
  await expect(second.getByRole('dialog')).toBeVisible();
  // A tab in the background renders one frame a second, for which each action waits.
  await page.bringToFront();
  await logInIn(await openLoginDialog(page), freshMobile());
  await expect(userMenu(second)).toBeVisible();
  await expect(second.getByRole('dialog')).toHaveCount(0);
  await press(lead(page), '暂不认证');

  await userMenu(page).click();
  await page.getByRole('menuitem', { name: '退出登录', exact: true }).click();
  await expect(loginButton(second)).toBeVisible();
  await expect(loginButton(page)).toBeVisible();
});
