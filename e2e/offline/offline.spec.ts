import type { Page } from '@playwright/test';
import { failedCall, failedRequest, refusedWithoutSession, unanswered } from '../support/console-errors.ts';
import { expect, test as withFixtures } from '../support/fixtures.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';
import { loginButton, userMenu } from '../support/login-dialog.ts';
import { PortalProxy } from '../support/portal-proxy.ts';

const OFFLINE = '当前离线，可查看最近读过的内容';
const RECONNECTING = '连接已断开，正在重新连接…';
const RECONNECTED = '已恢复连接';
const NEW_VERSION = '新版本已就绪，刷新后生效';

/** The portal shows a lost connection after four seconds at the earliest, and its return some seconds later. */
const PATIENCE = { timeout: 30_000 };

const document = { path: '/edu/docTerminal?id=b01', title: '后外侧入路全髋关节置换：假体安放与脱位预防' };
const unread = '/edu/docTerminal?id=b02';

const test = withFixtures.extend<{ portalProxy: PortalProxy; proxyUrl: string }>({
  portalProxy: async ({ baseURL }, give) => {
    await give(new PortalProxy(baseURL ?? ''));
  },
  proxyUrl: async ({ portalProxy }, give) => {
    await give(await portalProxy.start());
    await portalProxy.stop();
  },
});

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ consoleErrors, baseURL }) =>
  consoleErrors.allow(...unanswered(baseURL ?? '', 'net::ERR_INTERNET_DISCONNECTED')),
);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const failure = (page: Page) => page.getByText('网络异常，请检查网络后重试', { exact: true });
const banner = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true });

/** Waits until the service worker has cached all files and controls the page. */
async function waitUntilCached(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, PATIENCE);
}

/** The entry script of the page. */
const getEntry = (page: Page) => page.locator('script[type="module"][src]').getAttribute('src');

/** Opens a page as a new account, whose id is stored before the page's first call. */
async function openLoggedIn(page: Page, path: string): Promise<void> {
  await logInByCode(page.request, freshMobile());
  await page.goto(path);
  await expect(userMenu(page)).toBeVisible();
  await page.reload();
  await expect(userMenu(page)).toBeVisible();
}

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

/** The paths in all caches. */
const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test('a page that a customer has read opens without a network, and the rest loads once it is back', {
  tag: '@core',
}, async ({ page, context }) => {
  await openLoggedIn(page, document.path);
  await expect(heading(page, document.title)).toBeVisible();
  await waitUntilCached(page);

  await context.setOffline(true);
  await expect(banner(page, OFFLINE)).toBeVisible();
  await page.getByRole('link', { name: '返回首页', exact: true }).first().click();
  await expect(page).toHaveURL(/home/);
  // Several parts of a page may show it, each with its own retry.
  await expect(failure(page).first()).toBeVisible();
  await expect(userMenu(page)).toBeVisible();
  await expect(loginButton(page)).toHaveCount(0);

  await page.goto(document.path);
  await expect(heading(page, document.title)).toBeVisible();
  await expect(banner(page, OFFLINE)).toBeVisible();
  await page.goto(unread);
  await expect(failure(page)).toBeVisible();
  await expect(banner(page, OFFLINE)).toBeVisible();

  await context.setOffline(false);
  await expect(banner(page, RECONNECTED)).toBeVisible(PATIENCE);
  await expect(banner(page, OFFLINE)).toHaveCount(0);
  await expect(banner(page, RECONNECTED)).toHaveCount(0, PATIENCE);
  await expect(failure(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the home page that the gateway prerendered opens without a network, and the next page load deletes the cached responses of others', async ({
  page,
  context,
}) => {
  await page.goto('/edu/home');
  const [first] = await page.getByRole('heading', { level: 3 }).allTextContents();
  await waitUntilCached(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 3, name: first, exact: true }).first()).toBeVisible();
  await page.evaluate(() => caches.open('answers somebody'));
  await context.setOffline(false);
  await page.reload();
  await expect.poll(() => cacheNames(page)).not.toContain('answers somebody');
});

test('an unreachable gateway is shown, and its return is detected without a reload', async ({
  page,
  portalProxy,
  proxyUrl,
  consoleErrors,
}) => {
  consoleErrors.allow(...unanswered(proxyUrl, 'net::ERR_EMPTY_RESPONSE'));
  // Sent when the page is closed, after the proxy has stopped.
  consoleErrors.allow(failedCall('reportAnalytics', 'net::ERR_CONNECTION_REFUSED'));
  // The service worker is registered once the page is idle, which may be after the gateway is lost.
  consoleErrors.allow({ text: 'An unknown error occurred when fetching the script.', location: '' });
  // The sidebar of home comes with the list of who is followed.
  const preload = `Error: Unable to preload CSS for ${proxyUrl}/edu/assets/following.css`;
  consoleErrors.allow({ text: preload, location: '/edu/assets/app.js' });
  // The comments come below the document.
  consoleErrors.allow({ text: 'ChunkLoadError: failed', location: '/edu/assets/app.js' });
  await page.goto(proxyUrl + document.path);
  await expect(heading(page, document.title)).toBeVisible();
  portalProxy.down = true;
  await page.getByRole('link', { name: '返回首页', exact: true }).first().click();
  await expect(banner(page, RECONNECTING)).toBeVisible(PATIENCE);
  portalProxy.down = false;
  await expect(banner(page, RECONNECTING)).toHaveCount(0, PATIENCE);
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
});

/** A tab listens for newer builds once it is idle. */
async function waitUntilListening(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/register-service-worker')),
  );
}

test('a newer build is served at once, and open tabs offer it', { tag: '@core' }, async ({
  page,
  context,
  portalProxy,
  proxyUrl,
  consoleErrors,
}) => {
  consoleErrors.allow(
    ...unanswered(proxyUrl, 'net::ERR_INTERNET_DISCONNECTED'),
    failedRequest('/edu/assets/index-next.js', 503),
  );
  await page.goto(proxyUrl + document.path);
  await waitUntilCached(page);
  const before = await getEntry(page);

  await context.setOffline(true);
  await page.reload();
  await expect(heading(page, document.title)).toBeVisible();
  await waitUntilListening(page);
  portalProxy.nextBuild = true;
  portalProxy.refusedDownloads = 1;
  await context.setOffline(false);
  const fresh = await context.newPage();
  await fresh.goto(proxyUrl + document.path);
  expect(await getEntry(fresh)).toBe('/edu/assets/index-next.js');
  await expect(heading(fresh, document.title)).toBeVisible();

  await expect(banner(page, NEW_VERSION)).toBeVisible(PATIENCE);
  expect(portalProxy.refusedDownloads).toBe(0);
  await expect(banner(fresh, NEW_VERSION)).toHaveCount(0);
  expect(await getEntry(page)).toBe(before);
  await page.getByRole('button', { name: '刷新页面', exact: true }).click();
  await expect.poll(() => getEntry(page)).toBe('/edu/assets/index-next.js');
  await expect(banner(page, NEW_VERSION)).toHaveCount(0);
  expect((await cacheNames(page)).filter((name) => name.startsWith('build '))).toEqual([
    `build ${before}`,
    'build /edu/assets/index-next.js',
  ]);

  await context.setOffline(true);
  await page.reload();
  await expect(heading(page, document.title)).toBeVisible();
  expect(await getEntry(page)).toBe('/edu/assets/index-next.js');
});

test('no video, no picture and no response that needs a session is cached, and the others are deleted with the logout', async ({
  page,
  context,
  consoleErrors,
}) => {
  // Calls that are under way at the end of the session.
  consoleErrors.allow(...refusedWithoutSession());
  await openLoggedIn(page, '/edu/videoTerminal?id=v24');
  await waitUntilCached(page);
  await expect.poll(() => cachedPaths(page)).toContain('/kept/getVideo');
  const addresses = await cachedPaths(page);
  for (const address of addresses) {
    expect(address).toMatch(/^\/(edu\/(assets\/|shell\.html$)|kept\/(get(Video|Home|Doctor|Tag)|list\w+)$)/);
  }

  await page.goto(document.path);
  await expect(heading(page, document.title)).toBeVisible();
  const customerId = await page.evaluate(() => localStorage.getItem('userId'));
  await expect.poll(() => cacheNames(page)).toContain(`answers ${customerId}`);
  await page.goto('/edu/official');
  await userMenu(page).click();
  // The page is reloaded shortly after the logout.
  const reloaded = page.waitForEvent('load');
  await page.getByRole('menuitem', { name: '退出登录', exact: true }).click();
  await reloaded;
  await expect(loginButton(page)).toBeVisible();
  await expect.poll(() => cacheNames(page)).not.toContain(`answers ${customerId}`);
  await context.setOffline(true);
  await page.goto(document.path);
  await expect(failure(page)).toBeVisible();
  await expect(heading(page, document.title)).toHaveCount(0);
});
