import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { goto } from '../support/goto.ts';

const WIDTHS = [360, 768, 1440];

/** Screens with narrow columns, buttons and tags. */
const PATHS = [
  '/home',
  '/courseList',
  '/courseTerminal?id=c01',
  '/caseList',
  '/productList',
  '/surgeryVideoList',
  '/meetingList',
  '/meetingDetail?liveMeetingUuid=l08',
  '/videoTerminal?id=v24',
  '/membership',
  '/official',
];

/** The English texts of a page that do not fit into their element, and the page itself if it scrolls sideways. */
const listCutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const tolerance = 8;
    const found = document.documentElement.scrollWidth > innerWidth ? ['the page'] : [];
    for (const element of document.querySelectorAll<HTMLElement>('#root *:not([role="tab"])')) {
      const text = [...element.childNodes].flatMap((node) =>
        node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : [],
      );
      const words = text.join('').trim();
      if (words === '' || /\p{Script=Han}/u.test(words) || element.clientWidth < 2) continue;
      if (element.scrollWidth > element.clientWidth + tolerance) found.push(words);
    }
    return found;
  });

for (const width of WIDTHS) {
  test(`no English text is cut off at ${width} px`, async ({ page }) => {
    test.setTimeout(20_000 * PATHS.length);
    await page.setViewportSize({ width, height: 900 });
    await goto(page, '/official');
    await page.context().addCookies([{ name: 'osteon_language', value: 'en', url: new URL(page.url()).origin }]);
    for (const path of PATHS) {
      await goto(page, path);
      expect.soft(await listCutOff(page), path).toEqual([]);
    }
  });
}
