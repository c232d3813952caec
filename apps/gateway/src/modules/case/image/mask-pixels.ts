import type { ResponseOf } from '@osteon/contract';
import { openImage } from '../../../platform/images/image-decoder.ts';
import { encodeThumbnail } from '../../../platform/images/thumbnail.ts';
import { encodeWebp } from '../../../platform/images/uploaded-image.ts';
import type { GrayPicture } from '../text/gray-picture.ts';

type Box = ResponseOf<'uploadCaseImage'>['boxes'][number];

/** The longer side in pixels of the picture that is read: text of 12 px stays legible. */
const READ_SIDE_MAX = 1600;

/** A stored picture with boxes covered in black in its pixels, so that nothing of what they hide is left. */
export function coverBoxes(stored: Buffer, boxes: readonly Box[]): Promise<Buffer> {
  const layers = boxes.map(({ x, y, width, height }) => ({
    input: { create: { width, height, channels: 3, background: '#000' } } as const,
    left: x,
    top: y,
  }));
  return encodeWebp(openImage(stored, ['webp']).composite(layers)).toBuffer();
}

/** The thumbnail of a stored picture. */
export function makeThumbnail(stored: Buffer): Promise<Buffer> {
  return encodeThumbnail(openImage(stored, ['webp']));
}

/** The pixels of a stored picture for the search for text. */
export async function decodeGray(stored: Buffer): Promise<GrayPicture> {
  const { data, info } = await openImage(stored, ['webp'])
    .flatten({ background: '#000' })
    .resize(READ_SIDE_MAX, READ_SIDE_MAX, { fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, gray8: data };
}
