import { THUMBNAIL_WIDTH } from '@osteon/domain';
import type { Sharp } from 'sharp';

/** Height of the tallest thumbnail in px, as that of a narrow column could not be encoded. */
const HEIGHT_MAX = 800;

/** Encodes a thumbnail of an image as WebP; a smaller image is not enlarged. */
export function encodeThumbnail(image: Sharp): Promise<Buffer> {
  return image
    .resize(THUMBNAIL_WIDTH, HEIGHT_MAX, { fit: 'inside', withoutEnlargement: true })
    .keepIccProfile()
    .webp()
    .toBuffer();
}
