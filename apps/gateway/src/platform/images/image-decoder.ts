import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { detectImageFormat, type ImageFormat } from './image-format.ts';

// sharp would cache decoded images, none of which is used again.
sharp.cache(false);

// The only decoders of libvips that run: the one of SVG takes a gigabyte for a few
// (rules/security-uploads#image-bombs).
const DECODERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Tiff'];
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: DECODERS.map((name) => `VipsForeignLoad${name}Buffer`) });

/** Pixels above which an image is refused before it is decoded (rules/security-uploads#image-bombs). */
export const PIXELS_MAX = 40_000_000;

/** Seconds after which decoding and encoding one image ends; 40 million pixels take some five. */
const DECODE_TIMEOUT_S = 60;

/** A file whose first bytes are not those of an accepted format. */
export class ImageFormatError extends Error {
  constructor(accepted: readonly ImageFormat[]) {
    super(`Input is no image of the formats ${accepted.join(', ')}`);
    this.name = 'ImageFormatError';
  }
}

/**
 * Opens an image for decoding, which happens at its first output. All images of the gateway are opened here.
 * @throws {ImageFormatError} where the first bytes are not those of an accepted format
 */
export function openImage(bytes: Buffer, accepted: readonly ImageFormat[], options: SharpOptions = {}): Sharp {
  const format = detectImageFormat(bytes);
  if (format === null || !accepted.includes(format)) throw new ImageFormatError(accepted);
  return sharp(bytes, { limitInputPixels: PIXELS_MAX, ...options }).timeout({ seconds: DECODE_TIMEOUT_S });
}

/** Opens decoded pixels, 24 bits each. */
export function openPixels(pixels: Buffer, size: { readonly width: number; readonly height: number }): Sharp {
  return sharp(pixels, { raw: { ...size, channels: 3 } });
}
