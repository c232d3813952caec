import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { findFreePort } from '../../scripts/free-port.mjs';
import { launchArguments } from '../../scripts/launch-arguments.mjs';
import { READ_DELAY, startClockCamera } from './live/clock-camera.ts';
import { renewKey } from './live/operate-live.ts';
import { atShare, median, report } from './load/figures.ts';
import { scratchFolder, startProduct } from './product.ts';

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** An event that is open to visitors. */
const EVENT = 'l09';

const BOUND_SECONDS = 8;

/** Time in which the stream fills its window before a page is opened, in ms. */
const FILL_MS = 20_000;

/** Pages that are opened one after the other, and polls of each of them, one a second. */
const PAGES = 5;
const POLLS = 10;

async function readDelay(page: Page): Promise<number | null> {
  const found: unknown = await page.evaluate(READ_DELAY);
  return typeof found === 'number' ? found / 1000 : null;
}

const folder = await scratchFolder();
const livePort = await findFreePort();
const product = await startProduct(folder.path, { LIVE_PORT: String(livePort) });
const stopCamera = startClockCamera(`rtmp://127.0.0.1:${livePort}/live/${await renewKey(folder.path, EVENT)}`);
const browser = await chromium.launch({ executablePath: CHROMIUM, args: [...launchArguments] });
const firstFrames: number[] = [];
const delays: number[] = [];
try {
  await wait(FILL_MS);
  for (let count = 0; count < PAGES; count++) {
    const page = await browser.newPage();
    const openedAt = performance.now();
    await page.goto(`${product.url}/edu/liveDetail?activityId=${EVENT}`);
    while ((await readDelay(page)) === null) await wait(20);
    firstFrames.push((performance.now() - openedAt) / 1000);
    for (let poll = 0; poll < POLLS; poll++) {
      await wait(1000);
      delays.push((await readDelay(page)) ?? Number.NaN);
    }
    await page.close();
  }
} finally {
  stopCamera();
  await browser.close();
  await product.stop();
  await folder.drop();
}
console.log(
  `first frame after ${median(firstFrames).toFixed(2)} s (median), ${Math.max(...firstFrames).toFixed(2)} s at most; delay ${median(delays).toFixed(2)} s (median)`,
);
report('live-delay', atShare(delays, 0.95), BOUND_SECONDS, 's');
