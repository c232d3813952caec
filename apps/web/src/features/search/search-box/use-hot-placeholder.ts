import { useEffect } from 'react';
import { useListHotSearches } from '../../../entities/search/api/list-hot-searches.ts';
import { setVisibleHot, useSearchText } from './search-text.ts';

/** Time for which the placeholder shows one hot search, in ms. */
const ROTATION_MS = 4000;

/**
 * Rotates the hot searches in the placeholder (rules/search#hot-searches). Paused while a search field has the focus,
 * so that Enter searches for the visible one, and with reduced motion (WCAG 2.2.2).
 */
export function useHotPlaceholder(): void {
  const hot = useListHotSearches();
  useEffect(() => {
    if (hot.length === 0) return;
    let index = Math.max(
      0,
      hot.findIndex(({ text }) => text === useSearchText.getState().visibleHot),
    );
    setVisibleHot(hot[index]?.text ?? null);
    const timer = setInterval(() => {
      if (isPaused()) return;
      index = (index + 1) % hot.length;
      setVisibleHot(hot[index]?.text ?? null);
    }, ROTATION_MS);
    return () => clearInterval(timer);
  }, [hot]);
}

const isPaused = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.activeElement?.matches('[role="search"] input') === true;
