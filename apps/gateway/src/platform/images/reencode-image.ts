import type { ErrorName } from '@osteon/contract';
import { encodeUploadedImage, encodeWebp } from './uploaded-image.ts';

/** Longest edge in pixels, enough to read a document; larger images are scaled down. */
const SIDE_MAX = 2048;

/** An image as it is stored: WebP, upright, without metadata. */
export interface ReencodedImage {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Encodes an uploaded image again, large enough to read a document.
 * @throws {CallError} `refusal` for anything but a still JPEG, PNG or WebP, and for too many pixels
 */
export function reencodeImage(source: Buffer, refusal: ErrorName): Promise<ReencodedImage> {
  return encodeUploadedImage(source, refusal, async (image) => {
    const scaled = image.resize(SIDE_MAX, SIDE_MAX, { fit: 'inside', withoutEnlargement: true });
    const { data, info } = await encodeWebp(scaled).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  });
}
