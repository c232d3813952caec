/** Minimum duration of a measurement, in ms; a shorter one is too inaccurate. */
const STABLE_MS = 2_000;

/**
 * Returns a function that estimates at each progress the remaining seconds of an upload of `size` bytes by its speed
 * since the first call; null while the measurement is too short. `now` in ms.
 */
export function createEstimate(size: number): (bytes: number, now: number) => number | null {
  let first: { readonly bytes: number; readonly now: number } | null = null;
  return (bytes, now) => {
    first ??= { bytes, now };
    const elapsed = now - first.now;
    const moved = bytes - first.bytes;
    if (elapsed < STABLE_MS || moved <= 0) return null;
    return Math.ceil(((size - bytes) * elapsed) / moved / 1000);
  };
}
