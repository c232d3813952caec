import { useEffect } from 'react';
import { useListHotSearches } from '../../../entities/search/api/list-hot-searches.ts';
import { setShownHot, useSearchText } from './search-text.ts';

/** How long the placeholder shows one hot search, in milliseconds. */
const TURN_MS = 4000;

/**
 * Shows one hot search after the other in the placeholder, and keeps the one that is shown (rules/search#hot-searches).
 * They rest while a search field has the focus, so that Enter searches for what was read, and where less motion is
 * wished (WCAG 2.2.2).
 */
export function useHotPlaceholder(): void {
  const hot = useListHotSearches();
  useEffect(() => {
    if (hot.length === 0) return;
    let index = Math.max(
      0,
      hot.findIndex(({ text }) => text === useSearchText.getState().shownHot),
    );
    setShownHot(hot[index]?.text ?? null);
    const turn = setInterval(() => {
      if (rests()) return;
      index = (index + 1) % hot.length;
      setShownHot(hot[index]?.text ?? null);
    }, TURN_MS);
    return () => clearInterval(turn);
  }, [hot]);
}

const rests = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.activeElement?.matches('[role="search"] input') === true;
