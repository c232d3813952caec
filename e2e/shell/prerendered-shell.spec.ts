import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { gotoAsNewUser } from '../support/goto.ts';
import { userMenu } from '../support/login-dialog.ts';
import { waitUntilRunning } from '../support/wait-until-running.ts';

/** A published video, and the position of its poster and its title on a phone. */
const VIDEO = { path: '/videoTerminal?id=v24', title: '股骨转子间骨折头髓钉固定：复位、进针点与尖顶距' };

/** Maximum layout shift: 0.1 counts as good by the web vitals; the frame itself may shift a fifth of it. */
const MAX_SHIFT = 0.02;

const WIDTHS = [360, 768, 1440];

const field = (page: Page) => page.getByRole('combobox', { name: '搜索内容', exact: true });

/** Blocks every script, or those that are given, until they are released. */
async function holdScripts(page: Page, scripts = /\.js$/): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Opens a page without its scripts, and measures shifts from its first paint on. */
async function openFrame(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`/edu${path}`, { waitUntil: 'commit' });
  await expect(page.locator('#first-frame').getByRole('banner')).toBeVisible();
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
}

const getShift = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0));

/** Positions of the visible parts of the prerendered shell. */
function getPositions(page: Page): Promise<string[]> {
  const parts = [
    'header',
    '[role="search"]',
    'header a',
    'header button',
    'nav',
    'nav :is(a, button)',
    'main',
    'main h1',
  ];
  return page.evaluate((selectors) => {
    const round = (element: Element) => {
      const { x, y, width } = element.getBoundingClientRect();
      // A link may become a button: the rail's entry of the own pages, once its menu is loaded.
      const part = element.matches('a, button') ? 'control' : element.tagName;
      return `${part} ${[x, y, width].map(Math.round).join(' ')}`;
    };
    return selectors
      .flatMap((selector) => [...document.querySelectorAll(selector)])
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
      .map(round);
  }, parts);
}

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    // The theme shifts nothing: one width is enough.
    test.use({ colorScheme: width === 768 ? 'dark' : 'light' });

    test(
      'the portal hydrates the prerendered shell without a layout shift',
      width === 360 ? { tag: '@core' } : {},
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        for (const path of ['/courseList', '/searchList?keyWord=骨折', '/organization', '/latestContent']) {
          const release = await holdScripts(page);
          await openFrame(page, path);
          const positions = await getPositions(page);
          release();
          await waitUntilRunning(page);
          await expect(page.locator('#root').getByRole('banner')).toBeVisible();
          // More may have loaded meanwhile; a temporary movement counts as a shift below.
          const listMoved = async () => {
            const laterPositions = new Set(await getPositions(page));
            return positions.filter((position) => !laterPositions.has(position));
          };
          await expect.poll(listMoved, path).toEqual([]);
          await expect(page.getByRole('status').getByText('加载中…')).toHaveCount(0);
          expect(await getShift(page), path).toBeLessThan(MAX_SHIFT);
          await page.unrouteAll({ behavior: 'wait' });
        }
      },
    );
  });
}

test('over a slow network the header, the words and the skeleton are painted before any script', {
  tag: '@core',
}, async ({ page }) => {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 400_000 / 8,
    uploadThroughput: 400_000 / 8,
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  const release = await holdScripts(page);
  await openFrame(page, '/home');
  const navigation = page.getByRole('navigation', { name: '主导航', exact: true });
  await expect(navigation.getByRole('link')).toHaveText([
    '首页',
    '课程',
    '直播',
    '手术',
    '协会',
    '我的',
    '我的学习',
    '我的收藏',
    '我的内容',
    '浏览记录',
  ]);
  await expect(navigation.locator('[aria-current="page"]')).toHaveText('首页');
  await expect(field(page)).toBeVisible();
  await expect(page.locator('.home-lead img')).toBeVisible();
  expect(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  ).not.toContainEqual(expect.stringMatching(/\.js$/));
  release();
});

test('the first page runs without the list of the others, and the next one waits for it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const release = await holdScripts(page, /\/assets\/pages-[\w-]+\.js$/);
  await page.goto('/edu/courseList', { waitUntil: 'commit' });
  await waitUntilRunning(page);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('课程列表');
  await page.getByRole('navigation', { name: '主导航', exact: true }).getByRole('link', { name: '直播' }).click();
  await expect(title).toHaveText('课程列表');
  release();
  await expect(title).toHaveText('会议列表');
});

test("a phone's home and video page show their lead at the first paint, without a layout shift", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const releaseHome = await holdScripts(page);
  await openFrame(page, '/home');
  const lead = page.locator('.home-lead');
  const height = async () => (await lead.boundingBox())?.height;
  const painted = await height();
  releaseHome();
  await expect(lead.getByRole('link').first()).toBeVisible();
  expect(await height()).toBe(painted);
  await waitUntilRunning(page);
  await page.unrouteAll({ behavior: 'wait' });

  const release = await holdScripts(page);
  await openFrame(page, VIDEO.path);
  const poster = page.locator('[data-slot="poster"] img');
  await expect
    .poll(() => poster.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeTruthy();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(VIDEO.title);
  const box = await title.boundingBox();
  release();
  await waitUntilRunning(page);
  await expect(title).toHaveText(VIDEO.title);
  expect((await title.boundingBox())?.y).toBe(box?.y);
  expect(await getShift(page)).toBeLessThan(MAX_SHIFT);
});

test('text typed before the portal runs stays in the field, and so does the focus', { tag: '@core' }, async ({
  page,
}) => {
  for (const path of ['/courseList', '/searchList?keyWord=骨折']) {
    const release = await holdScripts(page);
    await openFrame(page, path);
    await field(page).fill('胫骨平台');
    release();
    await waitUntilRunning(page);
    await expect(page.locator('#root').locator('#header-search')).toHaveValue('胫骨平台');
    await expect(page.locator('#root').locator('#header-search')).toBeFocused();
    await page.unrouteAll({ behavior: 'wait' });
  }
  const release = await holdScripts(page);
  await openFrame(page, '/courseList');
  const link = page.getByRole('navigation', { name: '主导航', exact: true }).getByRole('link', { name: '手术' });
  await link.focus();
  release();
  await waitUntilRunning(page);
  await expect(link).toBeFocused();
});

test('a chosen sidebar and theme apply from the first paint of the next load', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await gotoAsNewUser(page, '/courseList');
  const ownLearning = page.getByRole('link', { name: '我的学习', exact: true });
  await expect(ownLearning).toBeVisible();
  await userMenu(page).click();
  await page.getByRole('menuitemradio', { name: '深色', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const [theme] = (await page.context().cookies()).filter(({ name }) => name === 'osteon_theme');
  expect((theme?.expires ?? 0) - Date.now() / 1000).toBeCloseTo(90 * 86_400, -3);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '收起菜单', exact: true }).click();
  await expect(ownLearning).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('sidebarState'))).toBe('compact');

  const release = await holdScripts(page);
  await openFrame(page, '/courseList');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe('dark');
  const positions = await getPositions(page);
  release();
  await waitUntilRunning(page);
  expect(await getPositions(page)).toEqual(expect.arrayContaining(positions));
  await page.getByRole('button', { name: '展开菜单', exact: true }).click();
  await expect(ownLearning).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search form leads to the results page at every width', { tag: '@core' }, async ({ page }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/edu/home');
      await field(page).fill('膝"><b>关节');
      await field(page).press('Enter');
      await expect(page).toHaveURL(/\/edu\/searchList\?keyWord=/);
      await expect(field(page)).toHaveValue('膝"><b>关节');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('“膝"><b>关节”的搜索结果');
      await expect(page.getByText('本页内容需要启用 JavaScript 才能显示')).toBeVisible();
    }
  });
});
