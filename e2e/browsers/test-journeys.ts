import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIRequestContext, request } from '@playwright/test';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser, WindowSize } from './browser-window.ts';
import { journeys } from './journeys/journeys.ts';
import { Visitor } from './visitor.ts';

const screenshots = join(import.meta.dirname, '..', 'test-results', 'browsers');

/**
 * Runs every journey in a browser, each in windows of its own. The browsers run at the same time: a sample account that
 * both logged in would be displaced in one of them.
 */
export function testJourneys(name: string, start: () => Promise<Browser>, account: string): void {
  const origin = inject('origin');
  let browser: Browser;
  let gateway: APIRequestContext;
  beforeAll(async () => {
    gateway = await request.newContext({ baseURL: origin });
    browser = await start();
  });
  afterAll(async () => {
    await browser?.close();
    await gateway?.dispose();
  });

  test.for(Object.entries(journeys))(`${name}: %s`, async ([title, journey]) => {
    const visitors: Visitor[] = [];
    const openWindow = async (size: WindowSize) => {
      const visitor = new Visitor(await browser.openWindow(size), origin);
      visitors.push(visitor);
      return visitor;
    };
    try {
      await journey({ openWindow, gateway, account });
      for (const visitor of visitors) expect(await visitor.window.readErrors()).toEqual([]);
    } catch (error) {
      const paths = await takeScreenshots(`${name}-${title}`, visitors);
      const steps = visitors.map(({ step }, index) => `  window ${index + 1}: ${step} (${paths[index]})`);
      throw new Error([`${name}, ${title}: failed at`, ...steps, String(error)].join('\n'), { cause: error });
    } finally {
      await Promise.allSettled(visitors.map(({ window }) => window.close()));
    }
  });
}

/** Returns the paths of the screenshots. */
async function takeScreenshots(name: string, visitors: readonly Visitor[]): Promise<readonly string[]> {
  await mkdir(screenshots, { recursive: true });
  return Promise.all(
    visitors.map(async ({ window }, index) => {
      const path = join(screenshots, `${name}-${index + 1}.png`);
      const picture = await window.takeScreenshot().catch(() => null);
      if (!picture) return 'no screenshot';
      await writeFile(path, picture);
      return path;
    }),
  );
}
