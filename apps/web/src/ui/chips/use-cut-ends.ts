import { useEffect, useRef, useState } from 'react';

/** Less than this many px out of sight is rounding. */
const ROUNDING = 1;

/** Where a row that scrolls sideways goes on out of sight; `length` tells when its entries have become others. */
export function useCutEnds(length: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [before, setBefore] = useState(false);
  const [after, setAfter] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: more entries make no other size of the row itself
  useEffect(() => {
    const row = ref.current;
    if (!row) return;
    const look = () => {
      setBefore(row.scrollLeft > ROUNDING);
      setAfter(row.scrollLeft + row.clientWidth < row.scrollWidth - ROUNDING);
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(row);
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      row.removeEventListener('scroll', look);
    };
  }, [length]);
  return { ref, before, after };
}
