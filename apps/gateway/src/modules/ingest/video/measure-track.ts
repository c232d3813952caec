import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaTrack } from '../../video/video-media.ts';
import { readCodecString } from './codec-string.ts';
import { FFMPEG_PLAYLIST } from './hls-output.ts';

/**
 * Measures the output of ffmpeg in `target/folder`: codec, segment lengths, bandwidths. Removes ffmpeg's playlist, as
 * the gateway composes every playlist.
 */
export async function measureTrack(target: string, folder: string): Promise<MediaTrack> {
  const root = join(target, folder);
  const playlist = await readFile(join(root, FFMPEG_PLAYLIST), 'utf8');
  const segments = [...playlist.matchAll(/^#EXTINF:([\d.]+),\n(.+)$/gm)].map(([, seconds = '', file = '']) => ({
    seconds: Math.round(Number(seconds) * 1000) / 1000,
    file,
  }));
  const sizes = await Promise.all(segments.map(async ({ file }) => (await stat(join(root, file))).size));
  const total = segments.reduce((sum, { seconds }) => sum + seconds, 0);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const track = {
    folder,
    codecs: readCodecString(await readFile(join(root, 'init.mp4'))),
    bandwidth: Math.max(...segments.map(({ seconds }, index) => Math.ceil(((sizes[index] ?? 0) * 8) / seconds))),
    averageBandwidth: Math.ceil((bytes * 8) / total),
    segmentSeconds: segments.map(({ seconds }) => seconds),
  };
  await rm(join(root, FFMPEG_PLAYLIST));
  return track;
}
