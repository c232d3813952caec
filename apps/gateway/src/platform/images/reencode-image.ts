import type { ErrorName } from '@osteon/contract';
import { CallError } from '../http/call-error.ts';
import { openImage, PIXELS_MAX } from './image-decoder.ts';
import type { ImageFormat } from './image-format.ts';

/** Longest edge in pixels, enough to read a document; larger images are scaled down. */
const SIDE_MAX = 2048;

const QUALITY = 82;

const FORMATS: readonly ImageFormat[] = ['jpeg', 'png', 'webp'];

/** An image as it is stored: WebP, upright, without metadata. */
export interface ReencodedImage {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Checks the MIME type of an uploaded image by its content, and decodes and encodes it again, which removes metadata and
 * foreign content (rules/security#file-content).
 * @throws {CallError} `refusal` for anything but a still JPEG, PNG or WebP, and for too many pixels
 */
export async function reencodeImage(source: Buffer, refusal: ErrorName): Promise<ReencodedImage> {
  try {
    const image = openImage(source, FORMATS, { failOn: 'error' });
    const { pages, width, height } = await image.metadata();
    if ((pages ?? 1) > 1 || width * height > PIXELS_MAX) throw new CallError(refusal);
    const { data, info } = await image
      .autoOrient()
      .resize(SIDE_MAX, SIDE_MAX, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    throw error instanceof CallError ? error : new CallError(refusal, { cause: error });
  }
}
