import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const DESKTOP = { width: 1440, height: 900 };
const TABLET = { width: 768, height: 1024 };
const PHONE = { width: 360, height: 780 };

/** What axe finds on the page as it stands, or within one part of it; one line a fault. */
export async function axeViolations(page: Page, within = ':root'): Promise<string[]> {
  // axe comes once into each page; carrying it and its findings to and fro took longer than looking.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  return page.evaluate(async (part) => {
    const found = await window.axe?.run(part, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      // Counts stand in their buttons, and outside of their names.
      rules: { 'label-content-name-mismatch': { enabled: false } },
      resultTypes: ['violations'],
    });
    if (!found) throw new Error('the page has gone');
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
    );
  }, within);
}

/**
 * What axe finds on a desk and on a phone, light and dark; one line a fault. Whoever calls it waits until the page shows
 * what it has.
 */
export async function axeViolationsInThemes(page: Page, { tablet = false } = {}): Promise<string[]> {
  const found: string[] = [];
  const before = page.viewportSize();
  // A colour that is on its way from one scheme to the other is nobody's colour.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const size of [DESKTOP, ...(tablet ? [TABLET] : []), PHONE]) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const fault of await axeViolations(page)) found.push(`${size.width} ${colorScheme} ${fault}`);
    }
  }
  if (before) await page.setViewportSize(before);
  return found;
}
