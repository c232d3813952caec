import { once } from 'node:events';
import { createServer } from 'node:net';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.mjs';
import { launchArguments } from '../scripts/launch-arguments.mjs';

/** The workers read this file again; the port that the first reading found reaches them by the environment. */
const port = (process.env.E2E_PORT ??= String(await freePort()));
const baseURL = `http://127.0.0.1:${port}`;
const executablePath = findChromium();

export default defineConfig({
  testDir: import.meta.dirname,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A machine that others use as well may take four times as long; who waits for a state loses nothing by a late limit.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // Two browsers, the gateway and the database share two cores: one journey in some hundred runs meets an order of
  // events that no reader would. It is named as flaky, and is to be mended.
  retries: 1,
  use: {
    baseURL,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Actions and requests alone: copies of the page with them made all tests a fifth slower.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    // A request that a service worker makes is none of the page's, and the worker fetches the whole portal beside each
    // test. What it does is the matter of offline.spec.ts alone.
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
    env: { PORT: port, HOST: '127.0.0.1', LIMITS: 'off' },
  },
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
