import { SEARCH_TEXT_MAX } from './search-limits.ts';

/** Marks that turn the direction of what stands around them, such as the heading that quotes the text. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/**
 * A search text without outer blanks, control characters and direction marks, cut at 200 characters
 * (rules/search#search-text). A tab between two words stays a blank.
 */
export function cutSearchText(text: string): string {
  const plain = text.replaceAll(DIRECTION_MARKS, '').replaceAll(/\p{Cc}/gu, ' ');
  return Array.from(plain.trim()).slice(0, SEARCH_TEXT_MAX).join('').trimEnd();
}

/**
 * What a press of 'search' looks for: the typed text, or with an empty box the hot term that its placeholder shows.
 * Null when there is nothing to search; typed blanks hide the placeholder and so search nothing
 * (rules/search#search-text).
 */
export function searchTextOf(typed: string, shownHotTerm: string | null): string | null {
  return cutSearchText(typed === '' ? (shownHotTerm ?? '') : typed) || null;
}
