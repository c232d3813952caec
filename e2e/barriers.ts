import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** What axe finds on the page as it stands, on a desk and on a phone, light and dark; one line a fault. */
export async function barriers(page: Page): Promise<string[]> {
  const found: string[] = [];
  const before = page.viewportSize();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const size of [
    { width: 1440, height: 900 },
    { width: 360, height: 780 },
  ]) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).withTags(TAGS).setLegacyMode().analyze();
      for (const { id, nodes } of violations) {
        for (const node of nodes) found.push(`${size.width} ${colorScheme} ${id}: ${node.html} ${node.failureSummary}`);
      }
    }
  }
  if (before) await page.setViewportSize(before);
  return found;
}
