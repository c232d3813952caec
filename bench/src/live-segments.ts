import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { findFreePort } from '../../scripts/free-port.mjs';
import { renewKey } from './live/operate-live.ts';
import { median, report } from './load/figures.ts';
import { startNginx } from './load/nginx.ts';
import { measureLoad, requirePrograms } from './load/wrk.ts';
import { scratchFolder, startProduct } from './product.ts';

const LOAD = { connections: 1000, seconds: 6 };
const ROUNDS = 3;

/** An event that is open to visitors. */
const EVENT = 'l09';

/** The time of streaming before the load, in ms: half a minute of segments. */
const STREAM_MS = 35_000;

const detail = z.object({
  data: z.object({
    meetingActivity: z.object({
      channelList: z.array(z.object({ streamInfoWithClarity: z.array(z.object({ url: z.string() })) })),
    }),
  }),
});

/**
 * Streams a moving test picture with noise, as a camera has it: its segments are as large as their definition allows.
 */
function startNoisyCamera(url: string): () => void {
  const picture = 'testsrc2=s=1280x720:r=25,noise=alls=20:allf=t';
  const camera = spawn(
    'ffmpeg',
    [
      ['-loglevel', 'error', '-re', '-f', 'lavfi', '-i', picture, '-c:v', 'libx264', '-preset', 'ultrafast'],
      ['-b:v', '4M', '-g', '50', '-pix_fmt', 'yuv420p', '-f', 'flv', url],
    ].flat(),
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  return () => camera.kill('SIGKILL');
}

/** The addresses of the segments of an event's largest definition, and the cookies that authorise them. */
async function listSegments(url: string): Promise<{ paths: string[]; cookie: string }> {
  const reply = await fetch(`${url}/gateway/live-service/meeting/activity?activityId=${EVENT}`);
  const cookie = reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { data } = detail.parse(await reply.json());
  const largest = data.meetingActivity.channelList[0]?.streamInfoWithClarity.at(-1);
  if (!largest) throw new Error(`${EVENT} is not on the air`);
  const playlist = new URL(largest.url, url);
  const text = await (await fetch(playlist, { headers: { cookie } })).text();
  const names = text.split('\n').filter((line) => line.endsWith('.m4s'));
  return { paths: names.map((name) => new URL(name, playlist).pathname), cookie };
}

await requirePrograms('wrk', 'nginx');
const folder = await scratchFolder();
const livePort = await findFreePort();
const product = await startProduct(folder.path, { LIVE_PORT: String(livePort), LOG_LEVEL: 'info' });
const stopCamera = startNoisyCamera(`rtmp://127.0.0.1:${livePort}/live/${await renewKey(folder.path, EVENT)}`);
await wait(STREAM_MS);
const { paths, cookie } = await listSegments(product.url);
stopCamera();
const nginx = await startNginx(folder.path, join(folder.path, 'files'));
const files = paths.map((path) => path.replace(/^\/media\/lives\/([^/]+)\/[^/]+\//, '/live/$1/'));

const ours: number[] = [];
const baseline: number[] = [];
// The first round of both is not counted: the gateway's code is compiled while it runs.
await measureLoad(product.url, { paths, headers: { cookie } }, LOAD);
await measureLoad(nginx.url, { paths: files }, LOAD);
for (let round = 0; round < ROUNDS; round++) {
  ours.push((await measureLoad(product.url, { paths, headers: { cookie } }, LOAD)).bytes / 1e6);
  baseline.push((await measureLoad(nginx.url, { paths: files }, LOAD)).bytes / 1e6);
}
nginx.stop();
await product.stop();
await folder.drop();
console.log(`${paths.length} segments`);
report('live-segments', median(ours), median(baseline), 'MB/s');
