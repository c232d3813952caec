import { SEARCH_TEXT_MAX } from './search-limits.ts';

/** A search text without outer blanks, cut at 200 characters (spec-decision 30g). */
export function cutSearchText(text: string): string {
  return Array.from(text.trim()).slice(0, SEARCH_TEXT_MAX).join('').trimEnd();
}

/**
 * What a press of 'search' looks for: the typed text, or with an empty box the hot term that its placeholder shows.
 * Null when there is nothing to search; typed blanks hide the placeholder and so search nothing (seed 000 §5).
 */
export function searchTextOf(typed: string, shownHotTerm: string | null): string | null {
  return cutSearchText(typed === '' ? (shownHotTerm ?? '') : typed) || null;
}
