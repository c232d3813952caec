import { type CDPSession, chromium, type Page } from '@playwright/test';
import { launchArguments } from '../../../scripts/launch-arguments.mjs';

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** A slow mobile network: 400 kbit/s in bytes a second, and 400 ms before each reply. */
const NETWORK = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};

/** Longest wait in ms. */
const TIMEOUT_MS = 60_000;

/** A request of the page: start and end in seconds from the navigation, bytes on the network so far. */
interface LoadedFile {
  readonly path: string;
  readonly startedAt: number;
  endedAt: number | null;
  bytes: number;
}

/** An opened page of a video. */
export interface OpenedVideo {
  /** Seconds until the poster is painted and the play button can be clicked. */
  readonly shown: number;
  /** Seconds until the video's time advances. */
  readonly plays: number;
  readonly files: readonly LoadedFile[];
}

/**
 * Opens the page of a video on a slow network, in a browser of its own without any cache or service worker, and clicks
 * its play button as soon as there is one: the portal starts no video by itself.
 */
export async function openVideo(url: string): Promise<OpenedVideo> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: launchArguments });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const session = await page.context().newCDPSession(page);
    const files = await recordFiles(session);
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await page.goto(url, { waitUntil: 'commit', timeout: TIMEOUT_MS });
    const shown = await waitFor(page, findPlayButton);
    const plays = await waitFor(page, isPlaying);
    return { shown, plays, files: [...files.values()] };
  } finally {
    await browser.close();
  }
}

/** Seconds from the navigation until a function of the page returns true. */
async function waitFor(page: Page, condition: () => boolean): Promise<number> {
  await page.waitForFunction(condition, undefined, { timeout: TIMEOUT_MS, polling: 'raf' });
  return page.evaluate(() => performance.now() / 1000);
}

/** Clicks the play button once the poster has loaded. Runs in the page. */
function findPlayButton(): boolean {
  const player = document.querySelector('#root video')?.closest('section');
  const poster = player?.querySelector('img');
  const button = player?.querySelector<HTMLButtonElement>('button[aria-label="播放"]');
  if (!poster?.complete || poster.naturalWidth === 0 || !button || button.disabled) return false;
  button.click();
  return true;
}

/** Runs in the page. */
function isPlaying(): boolean {
  const video = document.querySelector<HTMLVideoElement>('#root video');
  return video !== null && !video.paused && video.currentTime > 0;
}

/** Records what the page loads, in the order of its requests. */
async function recordFiles(session: CDPSession): Promise<ReadonlyMap<string, LoadedFile>> {
  const files = new Map<string, LoadedFile>();
  let navigatedAt: number | undefined;
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, request }) => {
    navigatedAt ??= timestamp;
    if (request.url.startsWith('data:')) return;
    const { pathname } = new URL(request.url);
    files.set(requestId, { path: pathname, startedAt: timestamp - navigatedAt, endedAt: null, bytes: 0 });
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.bytes += encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) Object.assign(file, { endedAt: timestamp - (navigatedAt ?? timestamp), bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  return files;
}
