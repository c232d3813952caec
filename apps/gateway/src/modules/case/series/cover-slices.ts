import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';

const [deflate, inflate] = [promisify(deflateRaw), promisify(inflateRaw)];

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Covers rectangles of a deflated slice with the lowest value, which is black. */
export async function coverSlice(
  deflated: Uint8Array,
  size: { readonly width: number; readonly height: number },
  boxes: readonly Box[],
): Promise<Buffer> {
  const bytes = await inflate(deflated, { maxOutputLength: 2 * size.width * size.height });
  for (const { x, y, width, height } of boxes)
    for (let row = y; row < y + height; row++) {
      const start = 2 * (row * size.width + x);
      bytes.fill(0, start, start + 2 * width);
    }
  return deflate(bytes);
}
