import type { Locator, Page } from '@playwright/test';
import { pictureTolerance } from '../../scripts/launch-arguments.mjs';
import { test as base, expect } from '../support/fixtures.ts';
import { NOW } from './now.ts';

/** A test whose pages have a stopped clock, and change nothing by themselves as time passes. */
export const test = base.extend({
  page: async ({ page }, run) => {
    await page.clock.setFixedTime(NOW);
    // The proposals in the search field, countdowns.
    await page.addInitScript(() => {
      Object.assign(window, { setInterval: () => 0 });
    });
    await run(page);
  },
});

const SIZES = [
  { width: 1440, height: 720 },
  { width: 768, height: 720 },
  { width: 360, height: 640 },
];

/**
 * Compares the upper end of the page with its pictures, at three widths, light and dark. It is not loaded for each, as
 * that takes longer than all of them. Elements of `random` are left blank.
 */
export async function comparePictures(page: Page, name: string, random: Locator[] = []): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect.poll(() => missingImages(page)).toEqual([]);
      for (const part of random)
        await part.evaluateAll((found) => found.map((element) => element.classList.add('random')));
      await expect.soft(page).toHaveScreenshot(`${name}-${size.width}-${colorScheme}.png`, {
        maxDiffPixels: size.width < 500 ? pictureTolerance.phonePixels : pictureTolerance.pixels,
      });
    }
  }
}

/** The images in the window that have not loaded. */
const missingImages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const inWindow = [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < window.innerHeight;
    });
    const loaded = await Promise.all(
      inWindow.map((image) =>
        image.decode().then(
          () => true,
          () => false,
        ),
      ),
    );
    return inWindow.filter((_, index) => !loaded[index]).map((image) => image.currentSrc);
  });
