import { describe } from 'vitest';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../test/axe.ts';
import { expect, test } from '../../../test/component-test.tsx';
import { logIn } from '../../../test/customer.ts';
import {
  answerCustomer,
  answerFrame,
  bottomBar,
  getNavigation,
  header,
  menuButton,
  overflow,
  platforms,
  renderShell,
  resize,
  searchField,
  slideOver,
} from '../../../test/shell.tsx';

/** The navigation beside a page at 1440, 1200, 800, 768, 400, 360 and 320 px (rules/shell#layouts). */
const WIDTHS = [1440, 1200, 800, 768, 400, 360, 320];
const LAYOUTS = {
  main: { path: '/organization', shown: ['full', 'rail', 'rail', 'rail', 'bar', 'bar', 'bar'] },
  simple: { path: '/caseList', shown: Array(7).fill('none') },
  responsive: { path: '/courseList', shown: ['full', 'full', 'none', 'none', 'bar', 'bar', 'bar'] },
  simpleResponsive: { path: '/latestContent', shown: ['none', 'none', 'none', 'none', 'bar', 'bar', 'bar'] },
  alone: { path: '/agreementPage', shown: Array(7).fill('none') },
};

/** Both sides of every breakpoint (rules/shell#breakpoints). */
const BREAKPOINT_SIDES = [320, 360, 499, 500, 768, 769, 1080, 1081, 1300, 1301, 1440, 1920];

for (const [layout, { path, shown }] of Object.entries(LAYOUTS)) {
  describe(`the ${layout} layout`, () => {
    for (const reader of ['visitor', 'customer']) {
      test(`shows a ${reader} its navigation at every width, and never scrolls sideways`, async ({ gateway }) => {
        answerFrame(gateway);
        if (reader === 'customer') {
          answerCustomer(gateway);
          logIn(gateway);
        }
        await renderShell(path);
        await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
        for (const [index, width] of WIDTHS.entries()) {
          await resize(width);
          await expect.poll(getNavigation, { message: `${width} px` }).toBe(shown[index]);
          const hasMenu = layout !== 'alone' && width >= 500;
          await expect.poll(() => menuButton.elements().length, { message: `${width} px` }).toBe(hasMenu ? 1 : 0);
          expect(overflow(), `${width} px`).toBeLessThanOrEqual(0);
        }
      });
    }

    test('has no violation that axe finds', async ({ gateway }) => {
      answerFrame(gateway);
      await renderShell(path);
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await axeViolations(':root')).toEqual([]);
    });
  });
}

test('the header of a visitor shows the parts that fit its width', async ({ gateway }) => {
  answerFrame(gateway);
  await renderShell('/courseList');
  const logo = header.getByRole('link', { name: '返回首页', exact: true });
  const searchIcon = header.getByRole('button', { name: '搜索', exact: true });
  const transfers = header.getByRole('button', { name: '文件传输', exact: true });
  const login = header.getByRole('button', { name: '登录/注册', exact: true });
  for (const width of BREAKPOINT_SIDES) {
    await resize(width);
    const isPhone = width < 500;
    await expect.poll(getNavigation, { message: `${width} px` }).toBe(isPhone ? 'bar' : width > 1080 ? 'full' : 'none');
    const shown = {
      menu: isShown(menuButton),
      logo: isShown(logo),
      platforms: isShown(platforms),
      field: isShown(searchField),
      searchIcon: searchIcon.elements().some((icon) => icon.ariaHasPopup === 'dialog' && icon.checkVisibility()),
      transfers: isShown(transfers),
      login: isShown(login),
    };
    expect(shown, `${width} px`).toEqual({
      menu: !isPhone,
      logo: isPhone || width > 768,
      platforms: width > 1080,
      field: !isPhone,
      searchIcon: isPhone,
      transfers: !isPhone,
      login: true,
    });
    expect(overflow(), `${width} px`).toBeLessThanOrEqual(0);
  }
});

test('the slide-over has no violation that axe finds', async ({ gateway }) => {
  answerFrame(gateway);
  await renderShell('/caseList');
  await menuButton.click();
  await expect.element(slideOver.getByRole('link', { name: '我的', exact: true })).toBeVisible();
  expect(await axeViolations(':root')).toEqual([]);
});

test('a page without a frame requests the member info, too', async ({ gateway }) => {
  answerFrame(gateway);
  await renderShell('/agreementPage');
  await expect.poll(() => gateway.count('getAuthorMemberInfo')).toBe(1);
  await expect.element(bottomBar).not.toBeInTheDocument();
});

test('the rem follows the window from 320 to 540 px', async ({ gateway }) => {
  answerFrame(gateway);
  await renderShell('/courseList');
  for (const [width, size] of [
    [280, 14],
    [320, 14],
    [430, 15],
    [540, 16],
    [1440, 16],
  ] as const) {
    await resize(width);
    expect(Number.parseFloat(getComputedStyle(document.documentElement).fontSize)).toBeCloseTo(size, 1);
  }
});

const isShown = (part: typeof menuButton) => part.elements().some((element) => element.checkVisibility());
