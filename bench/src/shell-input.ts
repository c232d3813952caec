import { chromium, type Page } from '@playwright/test';
import { launchArguments } from '../../scripts/launch-arguments.mjs';
import { report } from './figures.ts';
import { scratchFolder, startProduct } from './product.ts';

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** CPU slowdown, for a computer in an outpatient clinic. */
const CPU_SLOWDOWN = 4;

/** Limit in ms from a key press to its paint. */
const BOUND_MS = 50;

/** Ms between two keys, as of a fast typist. */
const KEY_MS = 120;

/** Texts that are typed, and then deleted key by key. */
const TEXTS = ['qianjiaocharendai', 'meniscus', 'quan xi', 'gugutou huaisi', 'total hip'];

/** The shortest event duration that the browser reports, in ms; it rounds to 8 ms. */
const EVENT_DURATION_MIN_MS = 16;

/** Counts keys and how long each took to be painted. */
const WATCH = `
  globalThis.painted = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) painted.set(interactionId, Math.max(duration, painted.get(interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: ${EVENT_DURATION_MIN_MS} });`;

/** Types into a field; returns the 95th percentile of the times until a key was painted, in ms. */
async function typeInto(page: Page, label: string): Promise<number> {
  const field = page.getByRole('combobox', { name: label, exact: true });
  const session = await page.context().newCDPSession(page);
  await field.click();
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  // The first text warms up the just-in-time compiler.
  await type(page, TEXTS[0] ?? '');
  await page.evaluate(WATCH);
  let keys = 0;
  for (const text of TEXTS) keys += await type(page, text);
  const times = await page.evaluate<number[]>('[...painted.values()]');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const all = [...Array.from({ length: Math.max(0, keys - times.length) }, () => EVENT_DURATION_MIN_MS), ...times];
  const at = (share: number) => all.toSorted((a, b) => a - b)[Math.ceil(all.length * share) - 1] ?? Number.NaN;
  console.log(`${label}: ${keys} keys, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`);
  return at(0.95);
}

/** Types a text and deletes it; returns the number of keys. */
async function type(page: Page, text: string): Promise<number> {
  await page.keyboard.type(text, { delay: KEY_MS });
  for (let left = text.length; left > 0; left--) await page.keyboard.press('Backspace', { delay: KEY_MS });
  return 2 * text.length;
}

const folder = await scratchFolder();
const product = await startProduct(folder.path);
const browser = await chromium.launch({ executablePath: CHROMIUM, args: launchArguments });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });

// A plain field for comparison: the time that the machine itself takes.
await page.setContent('<label>bare <input role="combobox"></label>');
const bare = await typeInto(page, 'bare');
await page.goto(`${product.url}/edu/home?ch=osteon_pc_direct`, { waitUntil: 'networkidle' });
const ours = await typeInto(page, '搜索内容');
await browser.close();
await product.stop();
await folder.drop();
console.log(`a bare field takes ${bare} ms`);
report('shell-input', ours, BOUND_MS, 'ms');
