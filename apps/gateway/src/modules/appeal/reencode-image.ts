import sharp from 'sharp';
import { CallError } from '../../platform/http/call-error.ts';

/**
 * Checked before decoding, because a small file can hold enough pixels to fill the memory (rules/security#image-bombs).
 */
const PIXELS_MAX = 40_000_000;

/** Longest edge in pixels, enough to read a duty roster; larger images are scaled down. */
const SIDE_MAX = 2048;

const QUALITY = 82;

const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);

/** An image as it is stored: WebP, upright, without metadata. */
export interface ReencodedImage {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Checks the MIME type of an uploaded image by its content, and decodes and encodes it again, which removes metadata and
 * foreign content (rules/appeal#pictures).
 * @throws {CallError} imageRefused for anything but a still JPEG, PNG or WebP, and for too many pixels
 */
export async function reencodeImage(source: Buffer): Promise<ReencodedImage> {
  const image = sharp(source, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
  try {
    const { format, pages, width, height } = await image.metadata();
    if (!FORMATS.has(format) || (pages ?? 1) > 1 || width * height > PIXELS_MAX) throw new CallError('imageRefused');
    const { data, info } = await image
      .autoOrient()
      .resize(SIDE_MAX, SIDE_MAX, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    throw error instanceof CallError ? error : new CallError('imageRefused', { cause: error });
  }
}
