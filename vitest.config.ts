import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { callTable } from './apps/web/build/call-table.ts';
import { oneLanguage } from './apps/web/build/one-language.ts';
import { findChromium } from './scripts/find-chromium.mjs';
import { pictureBrowser, pictureTolerance } from './scripts/launch-arguments.mjs';

/** Starts the database of the gateway's tests. */
const globalSetup = join(import.meta.dirname, 'apps/gateway/test/global-setup.ts');

const executablePath = findChromium();

/** A project whose tests are beside the files that they test. */
function project(name: string, root: string, more: object = {}) {
  return { test: { name, root, include: ['**/*.test.{ts,tsx,mjs}'], ...more } };
}

/** Files that leave nothing behind share a worker: to start one takes longer than most of them. */
const shared = { isolate: false, restoreMocks: true };

/** Pictures are in a folder beside their test. */
function resolveScreenshotPath(picture: { root: string; testFileDirectory: string; arg: string; ext: string }): string {
  return join(picture.root, picture.testFileDirectory, 'pictures', `${picture.arg}${picture.ext}`);
}

/** Tests of the gateway, on a PostgreSQL of their own. */
const gateway = {
  globalSetup,
  // Copying a database takes long on a busy machine, and media programs give way to everything else there.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // Polling may take as long; a second is the default.
  expect: { poll: { timeout: 30_000 } },
  // Loading the whole gateway for each of a hundred files takes longer than most of them: they share it.
  isolate: false,
  restoreMocks: true,
};

/** Tests that start servers, kill processes, encode video or import folders: `npm run test:full` runs them. */
const PROCESSES = '**/*.process.test.{ts,mjs}';

/** Pictures of components, likewise. */
const PICTURES = 'src/**/*-pictures.browser.test.tsx';

/** Components in a browser; `fetch` is answered by apps/web/test/fake-gateway.ts. */
const components = (test: { name: string; include: string[]; exclude: string[] }) => ({
  plugins: [callTable(), oneLanguage()],
  // A dependency that is found while the tests run would reload their page.
  optimizeDeps: {
    // The build alone knows the styles that this file imports.
    entries: ['src/**/*.{ts,tsx}', '!src/**/*.test.ts', '!src/app/main.tsx', 'test/*.{ts,tsx}', 'test/*/*.{ts,tsx}'],
    include: ['react-dom/client'],
  },
  test: {
    ...test,
    root: 'apps/web',
    // Before the modules that read the operator's values.
    setupFiles: [join(import.meta.dirname, 'apps/web/test/site.ts')],
    testTimeout: 60_000,
    // The fixtures of test/component-test.tsx reset what the files share; a page for each would load all modules again.
    isolate: false,
    expect: { poll: { timeout: 15_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          comparatorOptions: {
            threshold: pictureTolerance.threshold,
            allowedMismatchedPixelRatio: pictureTolerance.pixelRatio,
          },
          resolveScreenshotPath,
        },
      },
      provider: playwright({
        launchOptions: { ...(executablePath ? { executablePath } : {}), ...pictureBrowser },
        contextOptions: {
          locale: 'zh-CN',
          timezoneId: 'Asia/Shanghai',
          reducedMotion: 'reduce',
          // A browser without windows asks nobody.
          permissions: ['clipboard-write'],
        },
      }),
      instances: [{ browser: 'chromium' as const }],
      viewport: { width: 1440, height: 900 },
    },
  },
});

export default defineConfig({
  test: {
    // One more than cores, as some tests wait for time limits of the gateway; the default leaves a core idle.
    maxWorkers: availableParallelism() + 1,
    projects: [
      project('domain', 'packages/domain', shared),
      project('contract', 'packages/contract', shared),
      project('gateway', 'apps/gateway', { ...gateway, exclude: [PROCESSES, '**/node_modules/**'] }),
      project('processes', 'apps/gateway', { ...gateway, include: [PROCESSES] }),
      project('web', 'apps/web', { ...shared, exclude: ['**/*.browser.test.tsx', '**/node_modules/**'] }),
      components({ name: 'components', include: ['src/**/*.browser.test.tsx'], exclude: [PICTURES] }),
      components({ name: 'pictures', include: [PICTURES], exclude: [] }),
      project('library', 'library', shared),
      project('scripts', 'scripts', { ...shared, exclude: [PROCESSES] }),
      project('runner', 'scripts', { include: [PROCESSES], testTimeout: 300_000 }),
    ],
  },
});
