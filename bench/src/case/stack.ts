import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { launchArguments } from '../../../scripts/launch-arguments.mjs';
import { atShare, median, report } from '../load/figures.ts';
import { scratchFolder, startProduct } from '../product.ts';
import { scrollBareCanvas } from './stack/bare-canvas.ts';
import { deflateSlices, STACK } from './stack/phantom.ts';
import { findCase, getMemory, getPaneSize, scrollViewer, serveStack, timeFirstSlice } from './stack/viewer-page.ts';

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** The aims: ms of a frame, ms until the first slice, MB that the stack adds. */
const FRAME_MS = 33;
const FIRST_SLICE_MS = 500;
const MEMORY_MB = 300;

const LOADS = 5;
const ROUNDS = 3;

/** Ms in which the slices that are left are loaded and garbage is collected, before memory is read. */
const REST_MS = 3000;

/** Opens a page in a browser of its own, so that its process has nothing of another page. */
async function withPage<Result>(
  hasStack: boolean,
  run: (page: Awaited<ReturnType<Browser['newPage']>>, browser: Browser) => Promise<Result>,
): Promise<Result> {
  // '--disable-gpu' is among the arguments: everything is drawn by the CPU.
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: launchArguments });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  await serveStack(context, slices, hasStack);
  try {
    return await run(await context.newPage(), browser);
  } finally {
    await browser.close();
  }
}

const slices = await deflateSlices();
const megabytes = slices.reduce((sum, { length }) => sum + length, 0) / 2 ** 20;
console.log(`${STACK.count} slices, ${megabytes.toFixed(0)} MB compressed`);
const folder = await scratchFolder();
const product = await startProduct(folder.path);
const address = await findCase(product.url);

const firstSlices: number[] = [];
for (let load = 0; load < LOADS; load++) {
  firstSlices.push(await withPage(true, (page) => timeFirstSlice(page, address)));
}

const without = await withPage(false, async (page, browser) => {
  await page.goto(address, { waitUntil: 'networkidle' });
  await setTimeout(REST_MS);
  return getMemory(await browser.newBrowserCDPSession(), page);
});

const frames = { cold: [] as number[], warm: [] as number[], bare: [] as number[] };
const memory: number[] = [];
let complete = 0;
for (let round = 0; round < ROUNDS; round++) {
  const size = await withPage(true, async (page, browser) => {
    await timeFirstSlice(page, address);
    const cold = await scrollViewer(page);
    frames.cold.push(...cold.times);
    complete += cold.complete;
    await setTimeout(REST_MS);
    frames.warm.push(...(await scrollViewer(page)).times);
    memory.push(await getMemory(await browser.newBrowserCDPSession(), page));
    return getPaneSize(page);
  });
  frames.bare.push(...(await withPage(true, (page) => scrollBareCanvas(page, product.url, size))));
}
await product.stop();
await folder.drop();

const shown = (complete / ROUNDS / STACK.count) * 100;
console.log(
  `while slices load: p95 ${atShare(frames.cold, 0.95).toFixed(1)} ms, ${shown.toFixed(0)} % of the slices shown`,
);
console.log(
  `once all are loaded: p50 ${median(frames.warm).toFixed(1)} ms; bare p50 ${median(frames.bare).toFixed(1)} ms`,
);
report('stack-first-slice', median(firstSlices), FIRST_SLICE_MS, 'ms after the title of the case');
report('stack-memory', median(memory) - without, MEMORY_MB, 'MB more than the same page without it');
report('stack-bound', atShare(frames.warm, 0.95), FRAME_MS, 'ms of a frame, 95th percentile, against the bound');
report(
  'stack',
  atShare(frames.warm, 0.95),
  atShare(frames.bare, 0.95),
  'ms of a frame while scrolling, 95th percentile',
);
