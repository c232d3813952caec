import { SEARCH_TEXT_MAX } from './search-limits.ts';

/** Unicode bidirectional controls, which would reverse the text around a quoted search. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/**
 * A search text without surrounding spaces, control characters and direction marks, truncated to 200 characters
 * (rules/search#search-text). A tab between two words becomes a space.
 */
export function cutSearchText(text: string): string {
  const plain = text.replaceAll(DIRECTION_MARKS, '').replaceAll(/\p{Cc}/gu, ' ');
  return Array.from(plain.trim()).slice(0, SEARCH_TEXT_MAX).join('').trimEnd();
}

/**
 * The text that is searched on submit: the typed text, or the hot search of the placeholder if the box is empty. Null
 * if there is none, also for spaces, since they hide the placeholder (rules/search#search-text).
 */
export function getSearchText(typed: string, visibleHotTerm: string | null): string | null {
  return cutSearchText(typed === '' ? (visibleHotTerm ?? '') : typed) || null;
}
