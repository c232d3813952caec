import axe from 'axe-core';
import { page } from 'vitest/browser';

const WIDTHS = [1440, 768, 360];

/**
 * The WCAG violations that axe finds in the open dialogs, or in another part of the page, on a desktop, a tablet and a
 * phone, or at these widths.
 */
export async function axeViolations(within = '[role="dialog"]', widths = WIDTHS): Promise<string[]> {
  const violations: string[] = [];
  for (const width of widths) {
    await page.viewport(width, 900);
    const found = await axe.run(within, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      // Buttons show counts that are not part of their names.
      rules: { 'label-content-name-mismatch': { enabled: false } },
      resultTypes: ['violations'],
    });
    for (const { id, nodes } of found.violations) {
      for (const { html, failureSummary } of nodes) violations.push(`${width} ${id}: ${html} ${failureSummary}`);
    }
  }
  await page.viewport(1440, 900);
  return violations;
}
