import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { launchArguments } from '../../scripts/launch-arguments.mjs';
import { writeTwin } from './baselines/static-twin.ts';
import { median, report } from './load/figures.ts';
import { scratchFolder, startProduct } from './product.ts';

const ROUNDS = 5;
const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** Most loads of a page until Lighthouse has figures: on a busy machine it misses marks of its trace. */
const ATTEMPTS = 3;

/** The clock of the readers: the portal needs the name of no other time zone there (rules/format#time-zones). */
const envVars = { ...process.env, TZ: 'Asia/Shanghai' };

interface Figures {
  readonly lcp: number;
  readonly score: number;
}

/** Largest Contentful Paint in milliseconds and the performance score, by Lighthouse's mobile preset. */
async function measure(url: string): Promise<Figures> {
  for (let attempt = 1; ; attempt++) {
    const result = await load(url);
    if (typeof result !== 'string') return result;
    console.log(`${url}: ${result}`);
    if (attempt === ATTEMPTS) throw new Error(`no figures for ${url}`);
  }
}

/** Loads a page once in a browser of its own; returns why there are no figures. */
async function load(url: string): Promise<Figures | string> {
  const chrome = await launch({ chromePath: CHROMIUM, chromeFlags: launchArguments, envVars });
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: ['performance'], logLevel: 'error' });
    const paint = result?.lhr.audits['largest-contentful-paint'];
    const lcp = paint?.numericValue;
    const score = result?.lhr.categories['performance']?.score;
    if (lcp === undefined || typeof score !== 'number') return paint?.errorMessage ?? 'no result';
    return { lcp, score: score * 100 };
  } finally {
    chrome.kill();
  }
}

const folder = await scratchFolder();
const getHome = ({ url }: { url: string }) => `${url}/edu/home`;

// The gateway lists the files of the portal at its start, so it is restarted once the twin is among them.
const first = await startProduct(folder.path);
const twin = await writeTwin({ home: getHome(first), chromium: CHROMIUM, flags: launchArguments });
await first.stop();
const product = await startProduct(folder.path);
const home = getHome(product);
const twinUrl = new URL(twin.path, product.url).href;

const ours: Figures[] = [];
const baseline: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  ours.push(await measure(home));
  baseline.push((await measure(twinUrl)).lcp);
}
await twin.remove();
await product.stop();
await folder.drop();
console.log(`performance score: median ${median(ours.map(({ score }) => score))}`);
report('first-load', median(ours.map(({ lcp }) => lcp)), median(baseline), 'ms');
