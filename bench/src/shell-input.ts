import { setTimeout } from 'node:timers/promises';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { launchArguments } from '../../scripts/launch-arguments.mjs';
import { report } from './load/figures.ts';
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

/** Words that an input method composes: the pinyin grows key by key, then the word replaces it. */
const COMPOSED = [
  { pinyin: 'gu zhe', word: '骨折' },
  { pinyin: 'ban yue ban', word: '半月板' },
  { pinyin: 'ji zhu ce wan', word: '脊柱侧弯' },
];

/** Longest wait in ms for the suggestions to a text. */
const SUGGESTIONS_MS = 2000;

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

/**
 * Types into a field; returns the 95th percentile of the times until a key was painted, in ms. `suggests` waits after
 * each key until suggestions are on the screen, so that the next one has to replace them.
 */
async function typeInto(page: Page, label: string, { suggests }: { suggests: boolean }): Promise<number> {
  const field = page.getByRole('combobox', { name: label, exact: true });
  const session = await page.context().newCDPSession(page);
  await field.click();
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const waitUntilStable = async () => {
    if (suggests) await page.getByRole('option').first().waitFor({ timeout: SUGGESTIONS_MS });
  };
  // The first text warms up the just-in-time compiler.
  await type(page, TEXTS[0] ?? '', waitUntilStable);
  await page.evaluate(WATCH);
  let keys = 0;
  for (const text of TEXTS) keys += await type(page, text, waitUntilStable);
  for (const each of COMPOSED) keys += await compose(page, session, each, waitUntilStable);
  const times = await page.evaluate<number[]>('[...painted.values()]');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const all = [...Array.from({ length: Math.max(0, keys - times.length) }, () => EVENT_DURATION_MIN_MS), ...times];
  const at = (share: number) => all.toSorted((a, b) => a - b)[Math.ceil(all.length * share) - 1] ?? Number.NaN;
  console.log(`${label}: ${keys} keys, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`);
  return at(0.95);
}

/** Types a text and deletes it; returns the number of keys. */
async function type(page: Page, text: string, waitUntilStable: () => Promise<void>): Promise<number> {
  for (const key of text) {
    await page.keyboard.press(key === ' ' ? 'Space' : key, { delay: KEY_MS });
    await waitUntilStable();
  }
  return text.length + (await erase(page, text.length));
}

/** Composes a word as an input method does, and deletes it; returns the number of keys. */
async function compose(
  page: Page,
  session: CDPSession,
  { pinyin, word }: (typeof COMPOSED)[number],
  waitUntilStable: () => Promise<void>,
): Promise<number> {
  for (let length = 1; length <= pinyin.length; length++) {
    const text = pinyin.slice(0, length);
    await session.send('Input.imeSetComposition', { text, selectionStart: length, selectionEnd: length });
    // Commands of the DevTools protocol have no delay of their own, as key presses have.
    await setTimeout(KEY_MS);
  }
  await session.send('Input.insertText', { text: word });
  await waitUntilStable();
  return pinyin.length + 1 + (await erase(page, word.length));
}

async function erase(page: Page, length: number): Promise<number> {
  for (let left = length; left > 0; left--) await page.keyboard.press('Backspace', { delay: KEY_MS });
  return length;
}

const folder = await scratchFolder();
const product = await startProduct(folder.path);
const browser = await chromium.launch({ executablePath: CHROMIUM, args: launchArguments });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });

// A plain field for comparison: the time that the machine itself takes.
await page.setContent('<label>bare <input role="combobox"></label>');
const bare = await typeInto(page, 'bare', { suggests: false });
await page.goto(`${product.url}/edu/home?ch=osteon_pc_direct`, { waitUntil: 'networkidle' });
const ours = await typeInto(page, '搜索内容', { suggests: true });
await browser.close();
await product.stop();
await folder.drop();
console.log(`a bare field takes ${bare} ms`);
report('shell-input', ours, BOUND_MS, 'ms');
