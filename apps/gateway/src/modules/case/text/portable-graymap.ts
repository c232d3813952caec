import type { GrayPicture } from './gray-picture.ts';

/** Encodes a picture as a portable graymap (PGM), enlarged by bilinear interpolation. */
export function encodeGraymap({ width, height, gray8 }: GrayPicture, scale: number): Buffer {
  const columns = Math.round(width * scale);
  const rows = Math.round(height * scale);
  const header = Buffer.from(`P5\n${columns} ${rows}\n255\n`);
  const file = Buffer.alloc(header.length + columns * rows);
  header.copy(file);
  const across = listWeights(columns, width, scale);
  let at = header.length;
  for (const { first, second, share } of listWeights(rows, height, scale)) {
    const upper = first * width;
    const lower = second * width;
    for (const column of across) {
      const left = mix(gray8[upper + column.first] ?? 0, gray8[lower + column.first] ?? 0, share);
      const right = mix(gray8[upper + column.second] ?? 0, gray8[lower + column.second] ?? 0, share);
      file[at++] = Math.round(mix(left, right, column.share));
    }
  }
  return file;
}

const mix = (one: number, other: number, share: number) => one + (other - one) * share;

/** The two source pixels of each target pixel, and the share of the second. */
function listWeights(count: number, size: number, scale: number) {
  return Array.from({ length: count }, (_, index) => {
    const position = Math.min(size - 1, Math.max(0, (index + 0.5) / scale - 0.5));
    const first = Math.floor(position);
    return { first, second: Math.min(size - 1, first + 1), share: position - first };
  });
}
