import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { report } from './load/figures.ts';
import { scratchFolder, startProduct } from './product.ts';

const run = promisify(execFile);
const OPERATOR = fileURLToPath(new URL('../../apps/gateway/src/operator/main.ts', import.meta.url));

/** Length of the video; a part of it is made and repeated. */
const SECONDS = 120;
const PART_SECONDS = 10;

/** A video of a moving test picture with noise, as a camera has it, and a tone. */
async function makeVideo(folder: string): Promise<string> {
  const part = join(folder, 'part.mp4');
  const video = join(folder, 'film.mp4');
  const picture = `testsrc2=s=1920x1080:r=25:d=${PART_SECONDS},noise=alls=6:allf=t`;
  const inputs = ['-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', `sine=440:d=${PART_SECONDS}`];
  const codecs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-ac', '2'];
  await run('ffmpeg', ['-v', 'error', '-y', ...inputs, ...codecs, part]);
  const loops = String(SECONDS / PART_SECONDS - 1);
  await run('ffmpeg', ['-v', 'error', '-y', '-stream_loop', loops, '-i', part, '-c', 'copy', video]);
  const item = {
    id: 'bench-film',
    kind: 'lecture',
    title: '骨盆复位',
    summary: '骨盆复位',
    level: '进阶',
    publish: true,
  };
  await writeFile(join(folder, 'film.json'), JSON.stringify({ ...item, specialty: 'trauma', author: 'e01' }));
  return video;
}

const RENDITIONS = [
  ['sd', '854:480', '1200k', '2400k'],
  ['hd', '1280:720', '2800k', '5600k'],
  ['fhd', '1920:1080', '5500k', '11000k'],
] as const;

const words = (text: string): string[] => text.split(' ');

/** The command that an engineer would type for the same three renditions with the same sound. */
function bareCommand(video: string, folder: string): string[] {
  const hls = (name: string) => {
    const options = words('-f hls -hls_time 6 -hls_list_size 0 -hls_playlist_type vod -hls_segment_type fmp4');
    return [...options, '-hls_segment_filename', join(folder, name, 'seg-%05d.m4s'), join(folder, name, 'index.m3u8')];
  };
  const scaled = RENDITIONS.map(([name, size]) => `[in-${name}]scale=${size}:flags=bicubic,format=yuv420p[${name}]`);
  const inputs = RENDITIONS.map(([name]) => `[in-${name}]`).join('');
  const graph = [`[0:v]split=${RENDITIONS.length}${inputs}`, ...scaled].join(';');
  const pictures = RENDITIONS.flatMap(([name, , maxRate, buffer]) => {
    const codec = `-map [${name}] -c:v libx264 -profile:v high -preset veryfast -crf 23 -maxrate ${maxRate} -bufsize ${buffer}`;
    return [...words(`${codec} -force_key_frames expr:gte(t,n_forced*2) -sc_threshold 0`), ...hls(name)];
  });
  const sound = [...words('-map 0:a -c:a aac -b:a 128k'), ...hls('audio')];
  return ['-v', 'error', '-y', '-i', video, '-filter_complex', graph, ...pictures, ...sound];
}

async function measureSeconds(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}

await run('which', ['ffmpeg', 'ffprobe']).catch(() => {
  throw new Error('this benchmark needs ffmpeg (Debian package ffmpeg)');
});
const videoFolder = await scratchFolder();
const data = await scratchFolder();
const video = await makeVideo(videoFolder.path);
for (const name of [...RENDITIONS.map(([each]) => each), 'audio'])
  await mkdir(join(videoFolder.path, 'bare', name), { recursive: true });
const baseline = await measureSeconds(() => run('ffmpeg', bareCommand(video, join(videoFolder.path, 'bare'))));

const product = await startProduct(data.path);
const env = { ...process.env, DATA_DIR: data.path };
const ours = await measureSeconds(() =>
  run(process.execPath, [OPERATOR, 'content', 'import', video, '--wait', 'on'], { env }),
);
const page = await fetch(`${product.url}/gateway/video-service/getVideo?id=bench-film`);
if (!page.ok) throw new Error(`the film is not shown: ${page.status}`);

await product.stop();
await videoFolder.drop();
await data.drop();
report('ingest', ours, baseline, 's');
