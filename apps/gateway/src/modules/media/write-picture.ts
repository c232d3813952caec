import { createHash } from 'node:crypto';
import type { Disk } from 'flydrive';
import { rgbaToThumbHash } from 'thumbhash';
import { openImage } from '../../platform/images/image-decoder.ts';
import { encodeThumbnail } from '../../platform/images/thumbnail.ts';
import { getPictureFile, getThumbnailWidth } from './picture-file.ts';
import type { picture } from './tables.ts';

/** The row of a picture whose variants are written. */
export type PictureRow = typeof picture.$inferInsert;

/** Widths of the variants in pixels, beside the thumbnail; a picture is never enlarged. */
const WIDTHS = [320, 640, 960, 1280];

const QUALITY = 80;

/** Side of the square that a ThumbHash is computed from, the maximum of the format. */
const THUMB_SIDE = 100;

/** The id of a picture: a hash of its source, so that the same source is the same picture. */
export function getPictureId(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

/**
 * Writes the variants of a picture to `disk` and returns its row. Throws for a source that is no picture or too large.
 */
export async function writePicture(
  { id, alt, bytes }: { id: string; alt: string; bytes: Buffer },
  disk: Disk,
): Promise<PictureRow> {
  const image = openImage(bytes, ['jpeg', 'png', 'webp']);
  const source = await image.metadata();
  const widest = Math.min(source.width, WIDTHS.at(-1) ?? source.width);
  const thumbnailWidth = getThumbnailWidth(widest);
  const widths = [...WIDTHS.filter((width) => width < widest), widest];
  for (const width of widths) {
    // The widest is written last: if it exists, all variants exist.
    const isUnchanged = width === source.width && source.format === 'webp';
    const variant = isUnchanged ? bytes : await image.clone().resize({ width }).webp({ quality: QUALITY }).toBuffer();
    if (width === widths[0] && width > thumbnailWidth) {
      await disk.put(getPictureFile(id, thumbnailWidth), await encodeThumbnail(openImage(variant, ['webp'])));
    }
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
