/** Minimum duration of a measurement, in ms; a shorter one is too inaccurate. */
const SETTLED_MS = 2_000;

/**
 * Tells at each progress how many seconds a transport of `size` bytes still takes, by its speed since the first one that
 * was told; null while that says nothing. `now` in ms.
 */
export function makeEstimate(size: number): (bytes: number, now: number) => number | null {
  let first: { readonly bytes: number; readonly now: number } | null = null;
  return (bytes, now) => {
    first ??= { bytes, now };
    const took = now - first.now;
    const moved = bytes - first.bytes;
    if (took < SETTLED_MS || moved <= 0) return null;
    return Math.ceil(((size - bytes) * took) / moved / 1000);
  };
}
