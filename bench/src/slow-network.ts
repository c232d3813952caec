import { median, report } from './load/figures.ts';
import { scratchFolder, startProduct } from './product.ts';
import { type OpenedVideo, openVideo } from './slow-network/open-video.ts';

const ROUNDS = 5;

/** A video with three renditions and two sounds, of which a visitor may watch the first minutes. */
const VIDEO_PATH = '/edu/videoTerminal?id=v14';

/** Limits in seconds from the navigation. */
const SHOWN_SECONDS = 7;
const PLAYS_SECONDS = 12;

/** Prints what a page has loaded until a time, in seconds. */
function printLoaded({ files }: OpenedVideo, seconds: number): void {
  for (const { path, startedAt, endedAt, bytes } of files) {
    if (startedAt > seconds) continue;
    const end = endedAt?.toFixed(2) ?? '';
    const kilobytes = (bytes / 1000).toFixed(1);
    console.log(`${startedAt.toFixed(2).padStart(6)} ${end.padStart(6)} s ${kilobytes.padStart(6)} kB  ${path}`);
  }
}

const folder = await scratchFolder();
const product = await startProduct(folder.path);
const opened: OpenedVideo[] = [];
for (let round = 0; round < ROUNDS; round++) {
  const one = await openVideo(product.url + VIDEO_PATH);
  console.log(`shown after ${one.shown.toFixed(2)} s, plays after ${one.plays.toFixed(2)} s`);
  opened.push(one);
}
await product.stop();
await folder.drop();

const last = opened.at(-1);
if (last) printLoaded(last, last.plays);
report('slow-network-frame', median(opened.map(({ shown }) => shown)), SHOWN_SECONDS, 's');
report('slow-network', median(opened.map(({ plays }) => plays)), PLAYS_SECONDS, 's');
