import type { Picture } from '@osteon/contract';
import type { Inflater } from './inflater.ts';
import type { Series } from './series.ts';

/** Decoded pixels: 16-bit values of a slice, or RGBA of a picture. */
export type PixelFrame =
  | { readonly kind: 'values'; readonly width: number; readonly height: number; readonly values: Uint16Array }
  | { readonly kind: 'colours'; readonly width: number; readonly height: number; readonly pixels: Uint8ClampedArray };

/** The link to a slice has expired, or is not valid (rules/case-viewer#failures). */
export class ExpiredLinkError extends Error {
  override readonly name = 'ExpiredLinkError';
}

/** Widest variant of a picture that is decoded, in pixels; a wider screen shows it magnified. */
const PICTURE_WIDTH_MAX = 2400;

const EXPIRED: readonly number[] = [403, 410];

/** Bytes of a decoded frame. */
export const getFrameBytes = (frame: PixelFrame): number =>
  frame.kind === 'values' ? frame.values.byteLength : frame.pixels.byteLength;

/**
 * Loads and decodes a slice of a series.
 * @throws {ExpiredLinkError} where the link is refused
 * @throws {Error} where it cannot be loaded or decoded
 */
export async function loadFrame(series: Series, slice: number, inflater: Inflater): Promise<PixelFrame> {
  const { picture, width, height } = series;
  if (picture) return decodePicture(await request(getVariantUrl(picture)));
  const response = await request(`${series.url}${slice}`);
  const values = await inflater.inflate(await response.arrayBuffer(), width * height);
  return { kind: 'values', width, height, values };
}

async function request(url: string): Promise<Response> {
  const response = await fetch(url, { credentials: 'same-origin' });
  if (EXPIRED.includes(response.status)) throw new ExpiredLinkError(String(response.status));
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response;
}

function getVariantUrl({ url, width, variants }: Picture): string {
  if (width <= PICTURE_WIDTH_MAX) return url;
  const fitting = variants.filter((variant) => variant.width <= PICTURE_WIDTH_MAX);
  return fitting.toSorted((a, b) => b.width - a.width)[0]?.url ?? url;
}

async function decodePicture(response: Response): Promise<PixelFrame> {
  const bitmap = await createImageBitmap(await response.blob());
  const { width, height } = bitmap;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return { kind: 'colours', width, height, pixels: context.getImageData(0, 0, width, height).data };
}
