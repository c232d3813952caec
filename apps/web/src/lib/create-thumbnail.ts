import { THUMBNAIL_WIDTH } from '@osteon/domain';
import { resizeImage } from './resize-image.ts';

const BOX = { width: THUMBNAIL_WIDTH, height: 4 * THUMBNAIL_WIDTH };

let last: Promise<unknown> = Promise.resolve();

/**
 * The thumbnail of a picture of this device as a data URL, for a list of uploads (rules/media#thumbnails); null where
 * the browser cannot decode it. One after the other, as a photo of a phone takes 50 MB while it is decoded.
 */
export function createThumbnail(file: Blob): Promise<string | null> {
  const thumbnail = last.then(() => resizeImage(file, BOX)).catch(() => null);
  last = thumbnail;
  return thumbnail;
}
