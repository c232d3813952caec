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
    const update = () => {
      setBefore(row.scrollLeft > ROUNDING);
      setAfter(row.scrollLeft + row.clientWidth < row.scrollWidth - ROUNDING);
    };
    const sizes = new ResizeObserver(update);
    sizes.observe(row);
    // Changed entries do not change the size of the row itself.
    const entries = new MutationObserver(update);
    entries.observe(row, { childList: true, characterData: true, subtree: true });
    row.addEventListener('scroll', update, { passive: true });
    return () => {
      sizes.disconnect();
      entries.disconnect();
      row.removeEventListener('scroll', update);
    };
  }, []);
  return { ref, before, after };
}
