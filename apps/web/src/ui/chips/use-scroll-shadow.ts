import { useEffect, useRef, useState } from 'react';

/** Fewer hidden px than this are rounding. */
const ROUNDING = 1;

/** At which ends a row that scrolls sideways has hidden content; updated when its entries change. */
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
    // Changed entries do not change the size of the row itself.
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
