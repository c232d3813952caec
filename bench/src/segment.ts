import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median, report } from './load/figures.ts';
import { startNginx } from './load/nginx.ts';
import { measureLoad, requirePrograms } from './load/wrk.ts';
import { scratchFolder, startProduct } from './product.ts';

const LOAD = { connections: 20, seconds: 5 };
const ROUNDS = 3;

const VIDEO_ID = 'v26';
const MEDIA = fileURLToPath(new URL('../../library/media/', import.meta.url));

/** The addresses of the segments of a playlist, and the cookies that authorise them. */
async function signedSegments(url: string): Promise<{ paths: string[]; cookie: string }> {
  const play = await fetch(`${url}/gateway/video-service/getVideoPlay?id=${VIDEO_ID}`);
  const cookie = play.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { data } = (await play.json()) as { data: { playlistUrl: string } };
  const read = async (address: URL) => (await fetch(address, { headers: { cookie } })).text();
  const master = new URL(data.playlistUrl, url);
  const linesOf = (text: string) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const [highest] = linesOf(await read(master)).toReversed();
  const media = new URL(highest ?? '', master);
  const paths = linesOf(await read(media)).map((line) => new URL(line, media).pathname);
  return { paths, cookie };
}

async function residentMegabytes(url: string): Promise<number> {
  const metrics = await fetch(`${url}/gateway/metrics`).then((response) => response.text());
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(metrics)?.[1]) / 1e6;
}

await requirePrograms('wrk', 'nginx');
const folder = await scratchFolder();
const log = await open(join(folder.path, 'gateway.log'), 'w');
const product = await startProduct(folder.path, { LOG_LEVEL: 'info' }, log.fd);
const nginx = await startNginx(folder.path, MEDIA);
const { paths, cookie } = await signedSegments(product.url);
const files = paths.map((path) => `/${/pictures\/.+/.exec(path)?.[0] ?? ''}`);

const ours: number[] = [];
const baseline: number[] = [];
const before = await residentMegabytes(product.url);
// The first round of both is not counted: the gateway's code is compiled while it runs.
await measureLoad(product.url, { paths, headers: { cookie } }, LOAD);
await measureLoad(nginx.url, { paths: files }, LOAD);
for (let round = 0; round < ROUNDS; round++) {
  ours.push((await measureLoad(product.url, { paths, headers: { cookie } }, LOAD)).bytes / 1e6);
  baseline.push((await measureLoad(nginx.url, { paths: files }, LOAD)).bytes / 1e6);
}
console.log(
  `resident memory of the gateway: ${before.toFixed(0)} MB before, ${(await residentMegabytes(product.url)).toFixed(0)} MB after`,
);

nginx.stop();
await product.stop();
await log.close();
await folder.drop();
report('segment', median(ours), median(baseline), 'MB/s');
