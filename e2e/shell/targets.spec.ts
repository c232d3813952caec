import { expect, test } from '../support/fixtures.ts';
import { goto } from '../support/goto.ts';
import { smallTargets } from '../support/targets.ts';

/** Screens with the shared components (rules/shell#targets). */
const PATHS = ['/home', '/videoTerminal?id=v24', '/searchList?keyWord=膝', '/agreementPage?type=userAgreement'];
const SIZES = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

for (const path of PATHS) {
  test.describe(`the targets of ${path}`, () => {
    test('are at least 24 px for a mouse', async ({ page }) => {
      await goto(page, path);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expect.poll(() => smallTargets(page, 24), `at ${size.width} px`).toEqual([]);
      }
    });

    test.describe('on a touch screen', () => {
      test.use({ hasTouch: true });

      test('are at least 44 px', async ({ page }) => {
        await goto(page, path);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          await expect.poll(() => smallTargets(page, 44), `at ${size.width} px`).toEqual([]);
        }
      });
    });
  });
}
