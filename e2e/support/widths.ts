import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { userMenu } from './login-dialog.ts';

type Navigation = 'bottomBar' | 'slideOver' | 'beside';

interface Width {
  readonly width: number;
  /** The navigation of a page with the main layout and of one with the responsive layout (rules/shell#layouts). */
  readonly main: Navigation;
  readonly responsive: Navigation;
  /** A phone has the tools and the membership in the user menu, and the search on a page of its own. */
  readonly isPhone: boolean;
}

/**
 * The widths at which the main way of each area is tested, one for each kind of navigation; the parts of the frame at
 * every width are tested in its component tests.
 */
const WIDTHS: readonly Width[] = [
  { width: 360, main: 'bottomBar', responsive: 'bottomBar', isPhone: true },
  { width: 768, main: 'beside', responsive: 'slideOver', isPhone: false },
  { width: 1440, main: 'beside', responsive: 'beside', isPhone: false },
];

/** Differences of the shell by width. */
export interface Shell {
  readonly isPhone: boolean;
  /** Follows an entry of the navigation of a page. */
  readonly navigate: (layout: 'main' | 'responsive', name: string) => Promise<void>;
  /** Opens a tool of the header. */
  readonly openTool: (name: RegExp) => Promise<void>;
  /** Follows the offer of a membership. */
  readonly openOffer: (name: string) => Promise<void>;
  readonly search: (text: string) => Promise<void>;
}

/** Runs the main way of an area on a phone and on a tablet; the page must fit the width in the end. */
export const onPhoneAndTablet = (page: Page, run: (shell: Shell) => Promise<void>): Promise<void> =>
  atEachWidth(page, run, WIDTHS.slice(0, 2));

/** Runs the main way of an area at each width; the page must fit it in the end. */
export async function atEachWidth(
  page: Page,
  run: (shell: Shell) => Promise<void>,
  widths: readonly Width[] = WIDTHS,
): Promise<void> {
  for (const width of widths) {
    await test.step(`at ${width.width} px`, async () => {
      await page.setViewportSize({ width: width.width, height: 900 });
      await run(createShell(page, width));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width.width);
    });
  }
}

/** Chooses an entry of the user menu. */
export async function chooseInUserMenu(page: Page, name: string | RegExp): Promise<void> {
  await userMenu(page).click();
  await page.getByRole('menuitem', { name }).click();
}

function createShell(page: Page, { isPhone, ...width }: Width): Shell {
  const header = page.getByRole('banner');
  const navigation = (name: string) => page.getByRole('navigation', { name, exact: true });
  return {
    isPhone,
    async navigate(layout, name) {
      const kind = width[layout];
      if (kind === 'slideOver') await page.getByRole('button', { name: '展开菜单', exact: true }).click();
      const place = {
        bottomBar: navigation('底部导航'),
        slideOver: page.getByRole('dialog', { name: '主导航', exact: true }),
        beside: navigation('主导航'),
      }[kind];
      await place.getByRole('link', { name, exact: true }).click();
    },
    async openTool(name) {
      if (isPhone) await chooseInUserMenu(page, name);
      else await header.getByRole('button', { name }).click();
    },
    async openOffer(name) {
      if (isPhone) await chooseInUserMenu(page, name);
      else await header.getByRole('link', { name, exact: true }).click();
    },
    async search(text) {
      if (isPhone) await header.getByRole('button', { name: '搜索', exact: true }).click();
      const field = page.getByRole('combobox', { name: '搜索内容', exact: true });
      await field.fill(text);
      await field.press('Enter');
    },
  };
}
