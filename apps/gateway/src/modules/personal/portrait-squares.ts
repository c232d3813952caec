import { PORTRAIT_SIDES, type PortraitSide } from '@osteon/domain';
import { CallError } from '../../platform/http/call-error.ts';
import { openImage, PIXELS_MAX } from '../../platform/images/image-decoder.ts';

const QUALITY = 82;

/** The stored squares of a portrait: WebP, upright, without metadata. */
export type PortraitSquares = ReadonlyMap<PortraitSide, Buffer>;

/**
 * Cuts the largest centred square out of an uploaded picture and encodes it again, which removes metadata and foreign
 * content (rules/personal#portrait).
 * @throws {CallError} imageRefused for anything but a still JPEG, PNG or WebP, and for too many pixels
 */
export async function cutPortraitSquares(source: Buffer): Promise<PortraitSquares> {
  try {
    const image = openImage(source, ['jpeg', 'png', 'webp'], { failOn: 'error' });
    const { pages, width, height } = await image.metadata();
    if ((pages ?? 1) > 1 || width * height > PIXELS_MAX) throw new CallError('imageRefused');
    const squares = new Map<PortraitSide, Buffer>();
    for (const side of PORTRAIT_SIDES) {
      const square = image.clone().autoOrient().resize(side, side, { fit: 'cover' });
      // The initial is drawn behind a portrait and would show through it.
      squares.set(side, await square.flatten({ background: '#fff' }).webp({ quality: QUALITY }).toBuffer());
    }
    return squares;
  } catch (error) {
    throw error instanceof CallError ? error : new CallError('imageRefused', { cause: error });
  }
}
