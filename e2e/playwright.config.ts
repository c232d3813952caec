import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.mjs';
import { findFreePort } from '../scripts/free-port.mjs';
import { launchArguments } from '../scripts/launch-arguments.mjs';

/** Each worker evaluates this file again; the environment passes the port of the first evaluation on to them. */
const port = (process.env.E2E_PORT ??= String(await findFreePort()));
/** The port that the portal takes streams on; others that a journey starts take none. */
const livePort = (process.env.E2E_LIVE_PORT ??= String(await findFreePort()));
process.env.LIVE_PORT = 'off';
const baseURL = `http://127.0.0.1:${port}`;
const executablePath = findChromium();

/** The journeys of live events: of their lists, streams, replays and rooms. */
const liveFolders = /\/e2e\/(live|stream|replay|room)\/[^/]+\.spec\.ts$/;

export default defineConfig({
  testDir: import.meta.dirname,
  // The tests of browsers/ are Vitest's.
  testMatch: '**/*.spec.ts',
  projects: [
    // The pictures have a portal of their own (pictures/playwright.config.ts).
    { name: 'journeys', testIgnore: [/\/e2e\/pictures\//, liveFolders] },
    // The encoding of one stream leaves no processor for a second one.
    { name: 'live', testMatch: liveFolders, workers: 1 },
  ],
  // On two cores three were no faster, and four slower.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine may take four times as long; a late limit costs nothing where a state is waited for.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // The run itself runs what failed again, alone (scripts/results/rerun-failures.mjs).
  retries: 0,
  use: {
    baseURL,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Tests of motion set it themselves.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every test makes all of them slower; what fails is recorded when it runs again.
    trace: 'off',
    // Requests of a service worker cannot be intercepted as the page's, and the worker fetches the whole portal in each
    // test. Only offline.spec.ts runs with it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: launchArguments,
    },
  },
  webServer: {
    command: 'exec node support/start-portal.ts',
    url: `${baseURL}/gateway/health/ready`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      LIMITS: 'off',
      LIVE_PORT: livePort,
    },
  },
});
