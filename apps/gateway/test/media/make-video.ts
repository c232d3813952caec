import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Makes a short video by ffmpeg: a moving test picture, and a sine tone as sound track for each language tag (`und` for
 * none).
 */
export async function makeVideo(
  path: string,
  options: { seconds?: number; size?: string; rate?: string; languages?: readonly string[]; volume?: number } = {},
): Promise<void> {
  const { seconds = 3, size = '640x360', rate = '25', languages = ['und'], volume = 0.1 } = options;
  const sounds = languages.flatMap((_, index) => {
    return ['-f', 'lavfi', '-i', `sine=${440 * (index + 1)}:d=${seconds},volume=${volume}`];
  });
  const maps = ['-map', '0:v', ...languages.flatMap((_, index) => ['-map', `${index + 1}:a`])];
  const tags = languages.flatMap((language, index) => [`-metadata:s:a:${index}`, `language=${language}`]);
  const codecs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'];
  const picture = ['-f', 'lavfi', '-i', `testsrc2=s=${size}:r=${rate}:d=${seconds}`];
  await run('ffmpeg', ['-v', 'error', '-y', ...picture, ...sounds, ...maps, ...tags, ...codecs, path]);
}
