import type { GrayPicture } from '../text/gray-picture.ts';

/** Slices from which the projection of what is alike says something. */
const FEWEST = 3;

/** Difference of the values of a pixel that still are alike, as a part of all values. */
const TOLERANCE = 0.02;

/**
 * Collects pictures of a series in which burnt-in text can be found: its first, middle and last slice, and what all
 * slices have alike, as names and dates are at the same place in each (rules/case-series#text).
 */
export function createPictureCollector({ width, height, count }: { width: number; height: number; count: number }) {
  const chosen = new Set([0, Math.floor(count / 2), count - 1]);
  const retained: Uint16Array[] = [];
  const lows = new Uint16Array(width * height).fill(65_535);
  const highs = new Uint16Array(width * height);

  function getRange() {
    const range = { lowest: 65_535, highest: 0 };
    for (const low of lows) if (low < range.lowest) range.lowest = low;
    for (const high of highs) if (high > range.highest) range.highest = high;
    return range;
  }

  return {
    getRange,

    add(stored: Uint16Array, slice: number): void {
      if (chosen.has(slice)) retained.push(stored);
      for (let index = 0; index < stored.length; index++) {
        const value = stored[index] ?? 0;
        if (value < (lows[index] ?? 0)) lows[index] = value;
        if (value > (highs[index] ?? 0)) highs[index] = value;
      }
    },

    render(): GrayPicture[] {
      const { lowest, highest } = getRange();
      const span = Math.max(1, highest - lowest);
      const toGrey = (value: number) => Math.round(((value - lowest) / span) * 255);
      const pictures = retained.map((stored) => Uint8Array.from(stored, toGrey));
      if (count >= FEWEST) {
        const isAlike = (index: number) => (highs[index] ?? 0) - (lows[index] ?? 0) <= span * TOLERANCE;
        pictures.push(Uint8Array.from(highs, (value, index) => (isAlike(index) ? toGrey(value) : 0)));
      }
      return pictures.map((gray8) => ({ width, height, gray8 }));
    },
  };
}
