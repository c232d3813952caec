import { useEffect, useRef, useState } from 'react';

/** Less than this many px out of sight is rounding. */
const ROUNDING = 1;

/** Where a row that scrolls sideways goes on out of sight, also once its entries have become others. */
export function useScrollShadow() {
  const ref = useRef<HTMLDivElement>(null);
  const [before, setBefore] = useState(false);
  const [after, setAfter] = useState(false);
  useEffect(() => {
    const row = ref.current;
    if (!row) return;
    const look = () => {
      setBefore(row.scrollLeft > ROUNDING);
      setAfter(row.scrollLeft + row.clientWidth < row.scrollWidth - ROUNDING);
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(row);
    // Other entries make no other size of the row itself.
    const entries = new MutationObserver(look);
    entries.observe(row, { childList: true, characterData: true, subtree: true });
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      entries.disconnect();
      row.removeEventListener('scroll', look);
    };
  }, []);
  return { ref, before, after };
}
