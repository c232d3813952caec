import { useRef } from 'react';

/**
 * Returns whether a tap counts: the first one, and those that come a period (ms) or more after the last that counted.
 * Mantine's hooks do something else with the others: `useThrottledCallback` carries the last of them out at the end of
 * the period, which would take a like back, and `useDebouncedCallback` with `leading` extends the period by each.
 */
export function useThrottle(periodMs: number): () => boolean {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const now = performance.now();
    if (now - last.current < periodMs) return false;
    last.current = now;
    return true;
  };
}
