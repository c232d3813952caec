import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openPixels } from '../../../platform/images/image-decoder.ts';
import type { VideoMediaMetadata } from '../../video/video-media.ts';
import { TILES_FILE } from './ladder-arguments.ts';
import type { TilePlan } from './plan-tiles.ts';

const FILE = 'tiles.webp';
const QUALITY = 62;

/** Joins the frames that ffmpeg wrote for the preview tiles into one WebP, row by row, and removes them. */
export async function writeTiles(
  target: string,
  { width, height, everySeconds, columns }: TilePlan,
): Promise<VideoMediaMetadata['thumbnails']> {
  const frames = await readFile(join(target, TILES_FILE));
  const bytes = width * height * 3;
  const count = Math.floor(frames.length / bytes);
  const rows = Math.ceil(count / columns);
  const sheet = { width: columns * width, height: rows * height };
  const pixels = Buffer.alloc(sheet.width * sheet.height * 3);
  for (let index = 0; index < count; index++) {
    const left = (index % columns) * width;
    const top = Math.floor(index / columns) * height;
    for (let row = 0; row < height; row++) {
      const start = index * bytes + row * width * 3;
      frames.copy(pixels, ((top + row) * sheet.width + left) * 3, start, start + width * 3);
    }
  }
  await openPixels(pixels, sheet).webp({ quality: QUALITY }).toFile(join(target, FILE));
  await rm(join(target, TILES_FILE));
  return { file: FILE, columns, rows, tileWidth: width, tileHeight: height, everySeconds, count };
}
