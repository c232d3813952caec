import { rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium as playwright } from '@playwright/test';

/** The folder of the built portal, which the gateway serves as it is. */
const DIST = fileURLToPath(new URL('../../../apps/web/dist/', import.meta.url));

/**
 * Writes a page without scripts into the built portal, with the same DOM, styles and pictures as the home page once
 * it has loaded, so that the same gateway serves both.
 */
export async function writeTwin(options: {
  home: string;
  chromium: string;
  flags: string[];
}): Promise<{ path: string; remove(): Promise<void> }> {
  const browser = await playwright.launch({ executablePath: options.chromium, args: options.flags });
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  await page.goto(options.home, { waitUntil: 'networkidle' });
  // On a busy machine the network may be idle before the portal has replaced the prerendered shell.
  await page.waitForSelector('#first-frame', { state: 'detached' });
  const html = await page.evaluate(() => {
    for (const element of document.querySelectorAll('script, link[rel="modulepreload"], link[rel="manifest"]'))
      element.remove();
    return `<!doctype html>${document.documentElement.outerHTML}`;
  });
  await browser.close();
  const file = `${DIST}assets/static-twin.html`;
  await writeFile(file, html);
  return { path: '/edu/assets/static-twin.html', remove: () => rm(file) };
}
