import { type RefObject, useEffect, useRef } from 'react';

/** Visible width of the next tab beside the selected one, in px. */
const PEEK = 28;

/**
 * Scrolls the selected tab of a row into view where the row overflows; the page itself never scrolls.
 *
 * @param index index of the selected child
 */
export function useScrollTabIntoView<Row extends HTMLElement>(index: number): RefObject<Row | null> {
  const ref = useRef<Row>(null);
  useEffect(() => {
    const row = ref.current;
    const tab = row?.children[index];
    if (!row || !tab) return;
    // The observer also reports the initial sizes, before the first paint; a count widens a tab later.
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
