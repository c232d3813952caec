interface Shape {
  readonly width: number;
  readonly height: number;
  readonly base: number;
  readonly step: number;
  readonly windows: readonly { readonly center: number; readonly width: number }[];
}

const LEVELS = 65_536;

/** RGBA of stored values in the first window of their stack; without one over all values of the slice. */
export function toGreys(
  stored: Uint16Array,
  { width, height, base, step, windows }: Shape,
): Uint8ClampedArray<ArrayBuffer> {
  const { low, range } = getWindow(stored, base, step, windows[0]);
  const greys = new Uint8ClampedArray(LEVELS);
  for (let value = 0; value < LEVELS; value++) greys[value] = ((base + step * value - low) / range) * 255;
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let index = 0; index < width * height; index++) {
    const grey = greys[stored[index] ?? 0] ?? 0;
    pixels.fill(grey, index * 4, index * 4 + 3);
  }
  return pixels;
}

function getWindow(stored: Uint16Array, base: number, step: number, window: Shape['windows'][number] | undefined) {
  if (window) return { low: window.center - window.width / 2, range: window.width };
  let [least, most] = [LEVELS, 0];
  for (const value of stored) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return { low: base + step * least, range: Math.max(1e-6, step * (most - least)) };
}
