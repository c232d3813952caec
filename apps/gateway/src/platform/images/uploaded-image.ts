import type { ErrorName } from '@osteon/contract';
import type { Sharp } from 'sharp';
import { CallError } from '../http/call-error.ts';
import { openImage, PIXELS_MAX } from './image-decoder.ts';
import type { ImageFormat } from './image-format.ts';

const FORMATS: readonly ImageFormat[] = ['jpeg', 'png', 'webp'];

const QUALITY = 82;

/**
 * Checks the MIME type of an uploaded image by its content and passes the image, upright, to `encode`. Decoding and
 * encoding it again removes metadata and foreign content (rules/security-uploads#file-content).
 * @throws {CallError} `refusal` for anything but a still JPEG, PNG or WebP, and for too many pixels
 */
export async function encodeUploadedImage<Result>(
  source: Buffer,
  refusal: ErrorName,
  encode: (image: Sharp) => Promise<Result>,
): Promise<Result> {
  try {
    const image = openImage(source, FORMATS, { failOn: 'error' });
    const { pages, width, height } = await image.metadata();
    if ((pages ?? 1) > 1 || width * height > PIXELS_MAX) throw new CallError(refusal);
    return await encode(image.autoOrient());
  } catch (error) {
    throw error instanceof CallError ? error : new CallError(refusal, { cause: error });
  }
}

/** Encodes an image as it is stored: WebP without metadata. */
export function encodeWebp(image: Sharp): Sharp {
  return image.webp({ quality: QUALITY });
}
