import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { MediaTrack, Thumbnails } from '../media-catalogue.ts';
import { initFile, segmentFile } from '../media-catalogue.ts';
import { TILE } from './settings.ts';
import { run } from './tools.ts';

/**
 * Writes the preview tiles of a finished track as one WebP.
 * They are not drawn along with the track, because ffmpeg would then hold every frame until the sheet is full.
 */
export const writeThumbnails = async (
  track: MediaTrack,
  frameRate: number,
  target: { root: string; file: string; work: string },
): Promise<Thumbnails> => {
  const { root, file, work } = target;
  const { width: tileWidth, height: tileHeight, everySeconds, columns } = TILE;
  const files = [initFile(track), ...track.segmentSeconds.map((_, index) => segmentFile(track, index))];
  const whole = join(work, 'whole.mp4');
  await writeFile(whole, Buffer.concat(await Promise.all(files.map((name) => readFile(join(root, name))))));
  const seconds = track.segmentSeconds.reduce((sum, value) => sum + value, 0);
  const count = Math.ceil(seconds / everySeconds);
  const rows = Math.ceil(count / columns);
  const sheet = join(work, 'tiles.png');
  const filter =
    `select='not(mod(n,${everySeconds * frameRate}))',scale=${tileWidth}:${tileHeight}:flags=area,` +
    `setsar=1,tile=${columns}x${rows}`;
  await run('ffmpeg', ['-v', 'error', '-y', '-i', whole, '-vf', filter, '-frames:v', '1', '-update', '1', sheet]);
  await sharp(sheet).webp({ quality: 62 }).toFile(join(root, file));
  return { file, columns, rows, tileWidth, tileHeight, everySeconds, count };
};
