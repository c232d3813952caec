import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChosenPicture } from '@osteon/library';
import type { Disk } from 'flydrive';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { getPictureFile } from '../modules/media/picture-file.ts';
import type { picture } from '../modules/media/tables.ts';
import type { Database } from '../platform/database/connect.ts';
import { findPictures } from './load-repository.ts';

type PictureRow = typeof picture.$inferInsert;

/** Widths of the variants in pixels; a picture is never enlarged. */
const WIDTHS = [320, 640, 960, 1280];

const QUALITY = 80;

/** Side of the square that a ThumbHash is computed from, the maximum of the format. */
const THUMB_SIDE = 100;

/** A larger source is refused, since decoding it would exhaust the memory (rules/security#image-bombs). */
const PIXELS_MAX = 40_000_000;

/**
 * Writes the variants of pictures to `disk` and returns their rows by source file. The id of a picture is the hash of its
 * source, so known pictures are skipped.
 */
export async function ingestPictures(
  chosen: readonly ChosenPicture[],
  { db, disk, folder }: { db: Database; disk: Disk; folder: string },
): Promise<Map<string, PictureRow>> {
  const alts = new Map(chosen.map(({ file, alt }) => [file, alt]));
  const sources = await Promise.all([...alts].map(([file, alt]) => readSource(folder, file, alt)));
  const ids = sources.map(({ id }) => id);
  const known = await findPictures(db, ids);
  const rows = sources.map(async ({ file, id, alt, bytes }): Promise<[string, PictureRow]> => {
    const row = known.get(id);
    const complete = row && (await disk.exists(getPictureFile(id, row.width)));
    return [file, complete ? { ...row, alt } : await ingest({ id, alt, bytes }, disk)];
  });
  return new Map(await Promise.all(rows));
}

async function readSource(folder: string, file: string, alt: string) {
  const bytes = await readFile(join(folder, file));
  return { file, alt, bytes, id: createHash('sha256').update(bytes).digest('hex').slice(0, 32) };
}

async function ingest({ id, alt, bytes }: { id: string; alt: string; bytes: Buffer }, disk: Disk): Promise<PictureRow> {
  const image = sharp(bytes, { limitInputPixels: PIXELS_MAX });
  const source = await image.metadata();
  const widest = Math.min(source.width, WIDTHS.at(-1) ?? source.width);
  const widths = [...WIDTHS.filter((width) => width < widest), widest];
  for (const width of widths) {
    // The widest is written last: if it exists, all variants exist.
    const isUnchanged = width === source.width && source.format === 'webp';
    const variant = isUnchanged ? bytes : await image.clone().resize({ width }).webp({ quality: QUALITY }).toBuffer();
    await disk.put(getPictureFile(id, width), variant);
  }
  const thumb = await image
    .clone()
    .resize(THUMB_SIDE, THUMB_SIDE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    id,
    alt,
    width: widest,
    height: Math.round((source.height * widest) / source.width),
    thumbHash: Buffer.from(rgbaToThumbHash(thumb.info.width, thumb.info.height, thumb.data)).toString('base64'),
    widths,
  };
}
