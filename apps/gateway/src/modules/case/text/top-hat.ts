import type { GrayPicture } from './gray-picture.ts';

/**
 * The white top-hat of a picture: what is left of its bright details that are narrower than `2 × radius + 1` pixels,
 * such as the strokes of letters, without the background.
 */
export function computeTopHat(picture: GrayPicture, radius: number): Uint8Array {
  const eroded = filterSquares(picture, radius, false);
  const opened = filterSquares({ ...picture, gray8: eroded }, radius, true);
  return picture.gray8.map((value, at) => Math.max(0, value - (opened[at] ?? 0)));
}

/** The lightest or darkest value of the square around each pixel: rows first, then columns. */
function filterSquares({ width, height, gray8 }: GrayPicture, radius: number, isMaximum: boolean): Uint8Array {
  const rows = new Uint8Array(gray8.length);
  const result = new Uint8Array(gray8.length);
  const lines = createLineFilter(Math.max(width, height), radius, isMaximum);
  for (let y = 0; y < height; y++) lines(gray8, rows, { start: y * width, step: 1, count: width });
  for (let x = 0; x < width; x++) lines(rows, result, { start: x, step: width, count: height });
  return result;
}

interface Line {
  readonly start: number;
  readonly step: number;
  readonly count: number;
}

/** A running maximum or minimum by the algorithm of van Herk: three comparisons a pixel, whatever the radius. */
function createLineFilter(longest: number, radius: number, isMaximum: boolean) {
  const length = 2 * radius + 1;
  const total = longest + 2 * radius;
  const values = new Uint8Array(total);
  const forward = new Uint8Array(total);
  const backward = new Uint8Array(total);
  const outside = isMaximum ? 0 : 255;
  const pick = isMaximum ? Math.max : Math.min;
  return (source: Uint8Array, target: Uint8Array, { start, step, count }: Line) => {
    const end = count + 2 * radius;
    values.fill(outside, 0, end);
    for (let at = 0; at < count; at++) values[at + radius] = source[start + at * step] ?? 0;
    for (let at = 0; at < end; at++) {
      const value = values[at] ?? 0;
      forward[at] = at % length === 0 ? value : pick(forward[at - 1] ?? 0, value);
    }
    for (let at = end - 1; at >= 0; at--) {
      const value = values[at] ?? 0;
      const isLast = at % length === length - 1 || at === end - 1;
      backward[at] = isLast ? value : pick(backward[at + 1] ?? 0, value);
    }
    for (let at = 0; at < count; at++) {
      target[start + at * step] = pick(backward[at] ?? 0, forward[at + length - 1] ?? 0);
    }
  };
}
