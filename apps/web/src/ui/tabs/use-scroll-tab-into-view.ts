import { type RefObject, useEffect, useRef } from 'react';

/** How much of the next tab shows beside the open one, in px. */
const PEEK = 28;

/**
 * Keeps the open tab of a row in view where the row is wider than its place; the page itself never moves.
 *
 * @param index which child of the row is open
 */
export function useScrollTabIntoView<Row extends HTMLElement>(index: number): RefObject<Row | null> {
  const ref = useRef<Row>(null);
  useEffect(() => {
    const row = ref.current;
    const tab = row?.children[index];
    if (!row || !tab) return;
    // It tells of the first widths, too, before the row is painted; a count makes a tab wider later.
    const watch = new ResizeObserver(() => showTab(row, tab));
    watch.observe(row);
    watch.observe(tab);
    return () => watch.disconnect();
  }, [index]);
  return ref;
}

function showTab(row: HTMLElement, tab: Element): void {
  const { left, right } = tab.getBoundingClientRect();
  const seen = row.getBoundingClientRect();
  if (right > seen.right) row.scrollLeft += right - seen.right + PEEK;
  else if (left < seen.left) row.scrollLeft += left - seen.left - PEEK;
}
