import sharp from 'sharp';
import { CallError } from '../../platform/http/call-error.ts';

/** Refused before a pixel of it is decoded: a bomb of a few hundred kB would fill the memory (security 53). */
const PIXELS_MAX = 40_000_000;

/** Enough to read a roster by; larger ones are made smaller. */
const SIDE_MAX = 2048;

const QUALITY = 82;

const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);

/** A picture as it is kept: WebP, upright, nothing in it beside its pixels. */
export interface ReencodedImage {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Makes a picture that somebody sent into one that is safe to open: decoded and encoded anew, so that whatever else the
 * file was is gone, with its place and camera (security 52 to 56).
 * @throws {CallError} imageRefused, for what is no still JPEG, PNG or WebP, or too many pixels
 */
export async function reencodeImage(sent: Buffer): Promise<ReencodedImage> {
  const image = sharp(sent, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
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
