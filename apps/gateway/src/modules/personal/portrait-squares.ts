import { PORTRAIT_SIDES, type PortraitSide } from '@osteon/domain';
import { encodeUploadedImage, encodeWebp } from '../../platform/images/uploaded-image.ts';

/** The stored squares of a portrait: WebP, upright, without metadata. */
export type PortraitSquares = ReadonlyMap<PortraitSide, Buffer>;

/**
 * Cuts the largest centred square out of an uploaded picture and encodes it again (rules/personal#portrait).
 * @throws {CallError} imageRefused for anything but a still JPEG, PNG or WebP, and for too many pixels
 */
export function cropPortraitSquares(source: Buffer): Promise<PortraitSquares> {
  return encodeUploadedImage(source, 'imageRefused', async (image) => {
    const squares = new Map<PortraitSide, Buffer>();
    for (const side of PORTRAIT_SIDES) {
      const square = image.clone().resize(side, side, { fit: 'cover' });
      // The initial is drawn behind a portrait and would show through it.
      squares.set(side, await encodeWebp(square.flatten({ background: '#fff' })).toBuffer());
    }
    return squares;
  });
}
