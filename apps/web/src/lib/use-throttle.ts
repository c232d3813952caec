import { useRef } from 'react';

/**
 * Returns whether a tap counts: the first one, and those that come a period (ms) or more after the last that counted.
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
