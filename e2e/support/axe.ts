import { setTimeout as pause } from 'node:timers/promises';
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

/**
 * The WCAG violations that axe finds on the page as it is, or within one part of it; one line each. `contrast` need
 * not be checked again where only the width differs.
 */
export async function axeViolations(
  page: Page,
  { within = ':root', contrast = true }: { within?: string; contrast?: boolean } = {},
): Promise<string[]> {
  // axe is loaded once per page; sending it and its whole results each time took longer than the analysis.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  const options = { part: within, hasContrast: contrast };
  return page.evaluate(async ({ part, hasContrast }) => {
    const found = await window.axe?.run(part, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      // Buttons show counts that are not part of their names.
      rules: { 'label-content-name-mismatch': { enabled: false }, 'color-contrast': { enabled: hasContrast } },
      resultTypes: ['violations'],
    });
    if (!found) throw new Error('the page was closed');
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
    );
  }, options);
}

/** The time after which a page without a frame is asked for one, in ms. */
const FRAME_LIMIT_MS = 5000;

/**
 * Waits until the components that depend on the width of the window have followed it. On a busy machine the browser may
 * draw no frame for minutes, except for a screenshot.
 */
export async function waitUntilLaidOut(page: Page): Promise<void> {
  const drawn = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
      }),
  );
  while (!(await Promise.race([drawn, pause(FRAME_LIMIT_MS, false, { ref: false })]))) await page.screenshot();
}

/**
 * The WCAG violations on a desktop, on a phone, and with `tablet` between them; one line each. The page must have
 * loaded. One theme is enough: the contrast of both is checked on the component gallery. `dark` is for surfaces that no
 * component of the gallery has.
 */
export async function axeViolationsAtWidths(page: Page, { tablet = false, dark = false } = {}): Promise<string[]> {
  const violations: string[] = [];
  const before = page.viewportSize();
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
  for (const size of [DESKTOP, ...(tablet ? [TABLET] : []), PHONE]) {
    await page.setViewportSize(size);
    await waitUntilLaidOut(page);
    for (const violation of await axeViolations(page, { contrast: size !== TABLET }))
      violations.push(`${size.width} ${violation}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (before) await page.setViewportSize(before);
  return violations;
}
