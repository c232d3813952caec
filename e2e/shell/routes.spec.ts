import type { Page } from '@playwright/test';
import { axeViolationsAtWidths } from '../support/axe.ts';
import { caughtError, failedCall, failedRequest } from '../support/console-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { goto, waitUntilLoaded } from '../support/goto.ts';
import { logInByPassword } from '../support/log-in.ts';
import { userMenu } from '../support/login-dialog.ts';
import { type Layout, screens, unknownAddress } from '../support/screens.ts';

/** The navigation beside a page at 1440, 1200, 800 and 400 px (rules/shell#layouts). */
const FRAMES: Readonly<Record<Layout, readonly string[]>> = {
  main: ['full', 'rail', 'rail', 'bar'],
  simple: ['none', 'none', 'none', 'none'],
  alone: ['none', 'none', 'none', 'none'],
  responsive: ['full', 'full', 'none', 'bar'],
  simpleResponsive: ['none', 'none', 'none', 'bar'],
};
const WIDTHS = [1440, 1200, 800, 400];
const TIGHT_WIDTHS = [768, 360, 320];

const nav = (page: Page) => page.getByRole('navigation', { name: '主导航', exact: true });
const bottomBar = (page: Page) => page.getByRole('navigation', { name: '底部导航', exact: true });
const menuButton = (page: Page) => page.getByRole('button', { name: /^(展开|收起)菜单$/ });

/** The navigation of the page: the full sidebar, its rail of icons, the bottom bar, or none. */
async function getFrame(page: Page): Promise<string> {
  if (await bottomBar(page).isVisible()) return 'bar';
  // Read at once: between two questions the window may have got its other navigation.
  const links = nav(page).getByRole('link');
  const [width] = await links.evaluateAll((entries) => entries.map((entry) => entry.getBoundingClientRect().width));
  if (width === undefined) return 'none';
  return width > 100 ? 'full' : 'rail';
}

for (const { path, title, heading, layout } of screens) {
  test(`${path} shows its heading in its frame, fits every width and has no violation that axe finds`, async ({
    page,
  }) => {
    await goto(page, path);
    await expect(page).toHaveTitle(title === null ? '骨元' : `${title} - 骨元`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? title ?? '');
    for (const [index, width] of WIDTHS.entries()) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => getFrame(page)).toBe(FRAMES[layout][index]);
      await expect(menuButton(page)).toHaveCount(layout === 'alone' || width < 500 ? 0 : 1);
    }
    for (const width of TIGHT_WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await waitUntilLoaded(page);
      await expect.poll(() => overflowing(page), `at ${width} px`).toEqual([]);
    }
    expect(await axeViolationsAtWidths(page, { tablet: true })).toEqual([]);
  });
}

/** Elements that overflow the window to the right, where the page can be scrolled there. */
const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120));
  });

test.describe('an address', () => {
  test('of missing content is named in its heading', async ({ page, consoleErrors }) => {
    consoleErrors.expect(
      failedRequest('/edu/videoTerminal', 404),
      failedCall('getVideo', 404),
      caughtError('内容不存在或已下架'),
    );
    await goto(page, '/videoTerminal?id=nothing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('内容不存在或已下架');
  });

  test('gets the channel in place of its entry, without fromPush', async ({ page }) => {
    await page.goto('/edu/courseList?ch=first');
    await page.goto('/edu/searchList?keyWord=膝&fromPush=true');
    await expect(page).toHaveURL(/\/edu\/searchList\?/);
    await expect(page).toHaveURL((url) => url.searchParams.get('ch') === 'osteon_pc_direct');
    const { searchParams } = new URL(page.url());
    expect([...searchParams.keys()].toSorted()).toEqual(['ch', 'keyWord']);
    await page.goBack();
    await expect(page).toHaveURL(/\/edu\/courseList\?ch=first$/);
  });

  test('keeps a channel that it names', async ({ page }) => {
    await goto(page, '/courseList?ch=ward');
    await expect(page).toHaveURL(/\/edu\/courseList\?ch=ward$/);
    expect(await page.evaluate(() => [localStorage.getItem('ch'), localStorage.getItem('fch')])).toEqual([
      'ward',
      'ward',
    ]);
  });

  for (const [old, current] of [
    ['/edu/pc/live/liveDetail?activityId=l06', '/edu/liveDetail'],
    ['/edu/pc/live/meetingDetail?liveMeetingUuid=l06', '/edu/meetingDetail'],
    ['/', '/edu/official'],
    ['/edu', '/edu/official'],
  ] as const) {
    test(`${old} redirects to ${current}`, async ({ page }) => {
      await page.goto(old);
      await expect(page).toHaveURL(
        ({ pathname, searchParams }) => pathname === current && searchParams.get('ch') === 'osteon_pc_direct',
      );
      for (const [name, value] of new URL(old, 'http://osteon.example').searchParams) {
        expect(new URL(page.url()).searchParams.get(name)).toBe(value);
      }
    });
  }

  test('that is unknown shows an error, with the content that was probably meant', async ({ page, consoleErrors }) => {
    consoleErrors.expect(failedRequest('/edu/videoTerminel', 404));
    const reply = await page.goto(`/edu${unknownAddress.path}`);
    expect(reply?.status()).toBe(404);
    await expect(page).toHaveTitle('页面不存在 - 骨元');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('抱歉，您访问的页面不存在');
    const match = page
      .getByRole('complementary')
      .filter({ has: page.getByRole('heading', { name: '您要找的可能是' }) });
    await match.getByRole('link', { name: '股骨转子间骨折头髓钉固定' }).click();
    await expect(page).toHaveURL(/\/edu\/videoTerminal\?id=v24/);
  });

  for (const [path, title] of [
    ['/videoTerminal?id=v24', '股骨转子间骨折头髓钉固定：复位、进针点与尖顶距'],
    ['/liveDetail?activityId=l06', '单侧双通道内镜下腰椎管减压：单侧入路双侧减压手术直播'],
    ['/courseTerminal?id=c01', '全髋关节置换术规范化操作课程'],
    ['/caseTerminal?id=k11', '高能量双髁胫骨平台骨折：分期处理与双切口双钢板固定'],
    ['/docTerminal?id=b01', '后外侧入路全髋关节置换：假体安放与脱位预防'],
  ] as const) {
    test(`${path} is served with its preview card`, async ({ request }) => {
      const html = await (await request.get(`/edu${path}`)).text();
      expect(html).toContain(`<meta property="og:title" content="${title}">`);
      expect(html).toMatch(/<meta name="description" content="[^"]{10,}">/);
      const image = /<meta property="og:image" content="([^"]+)">/.exec(html)?.[1] ?? '';
      const picture = await request.get(new URL(image).pathname);
      expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/webp']);
    });
  }
});

test('a visitor gets their member info on pages without a frame, too, each served with its title', async ({ page }) => {
  for (const path of ['/courseList', '/agreementPage?type=privacyPolicy', '/m/outbox']) {
    const asked = page.waitForResponse(/getAuthorMemberInfo/);
    const reply = await page.goto(`/edu${path}`);
    await asked;
    const served = /<title>(.*?)<\/title>/.exec((await reply?.text()) ?? '')?.[1];
    await expect(page).toHaveTitle(served ?? '');
    await expect(page).toHaveTitle(
      { '/courseList': '课程列表 - 骨元', '/m/outbox': '发件箱 - 骨元' }[path] ?? '隐私政策 - 骨元',
    );
  }
});

test('the rem follows the window from 320 to 540 px', async ({ page }) => {
  await goto(page, '/courseList');
  for (const [width, size] of [
    [280, 14],
    [320, 14],
    [430, 15],
    [540, 16],
    [1440, 16],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)))
      .toBeCloseTo(size, 1);
  }
});

test.describe('the frame', () => {
  test('lets the keyboard skip to the content', async ({ page }) => {
    await goto(page, '/courseList');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: '跳到主要内容', exact: true });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('keeps the focus in the slide-over sidebar, until Esc returns it', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    await goto(page, '/courseList');
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    const cover = page.getByRole('dialog', { name: '主导航', exact: true });
    await expect(cover).toBeVisible();
    await expect(cover.getByRole('link', { name: '课程', exact: true })).toHaveAttribute('aria-current', 'page');
    for (let presses = 0; presses < 20; presses++) {
      await page.keyboard.press('Tab');
      // Between the last and the first control the focus is on the body.
      const outside = await cover.evaluate(
        (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
      );
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(cover).toHaveCount(0);
    await expect(menuButton(page)).toBeFocused();
  });

  test('navigates from the slide-over sidebar', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    await goto(page, '/courseList');
    await menuButton(page).click();
    const cover = page.getByRole('dialog', { name: '主导航', exact: true });
    await cover.getByRole('link', { name: '直播', exact: true }).click();
    await expect(page).toHaveURL(/\/edu\/meetingList\?/);
    await expect(cover).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/edu\/courseList\?/);
  });

  test('remembers the state of the sidebar', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await goto(page, '/organization');
    await menuButton(page).click();
    await expect.poll(() => getFrame(page)).toBe('rail');
    expect(await page.evaluate(() => localStorage.getItem('sidebarState'))).toBe('compact');
    await page.reload();
    await waitUntilLoaded(page);
    expect(await getFrame(page)).toBe('rail');
    await menuButton(page).click();
    await expect.poll(() => getFrame(page)).toBe('full');
  });

  test('remembers the theme, in the page as it is served', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await logInByPassword(page, '13900000006');
    await goto(page, '/courseList');
    await userMenu(page).click();
    await page.getByRole('menuitemradio', { name: '深色', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const [theme] = (await page.context().cookies()).filter(({ name }) => name === 'osteon_theme');
    expect((theme?.expires ?? 0) - Date.now() / 1000).toBeCloseTo(90 * 86_400, -3);
    const reply = await page.reload();
    expect(await reply?.text()).toContain('<html data-theme="dark" data-mantine-color-scheme="dark"');
    expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe('dark');
  });
});
