import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { pictureBrowser, pictureTolerance } from '../../scripts/launch-arguments.mjs';
import journeys from '../playwright.config.ts';
import { NOW } from './now.ts';

const folder = import.meta.dirname;
const executablePath = findChromium();
const { webServer: portal } = journeys;
if (!portal || Array.isArray(portal)) throw new Error('the journeys have one server');

/** Compares screens with the pictures in `screens`, which `npm run pictures` takes (CONTRIBUTING.md). */
export default defineConfig({
  ...journeys,
  testDir: folder,
  projects: [{ name: 'pictures' }],
  outputDir: join(folder, '..', 'test-results', 'pictures'),
  snapshotPathTemplate: '{testDir}/screens/{arg}{ext}',
  timeout: 240_000,
  // A difference is none by chance.
  retries: 0,
  expect: {
    timeout: 30_000,
    toHaveScreenshot: {
      threshold: pictureTolerance.threshold,
      stylePath: join(folder, 'pictures.css'),
    },
  },
  use: {
    ...journeys.use,
    trace: 'off',
    // Playwright's own style sheet, which hides carets and stops animations.
    bypassCSP: true,
    contextOptions: { reducedMotion: 'reduce' },
    // Shown among the devices of an account.
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
    launchOptions: { ...(executablePath ? { executablePath } : {}), ...pictureBrowser },
  },
  webServer: {
    ...portal,
    cwd: join(folder, '..'),
    env: {
      ...portal.env,
      NODE_OPTIONS: `--import=${pathToFileURL(join(folder, 'stop-clock.ts')).href}`,
      STOPPED_AT: String(NOW),
    },
  },
});
