import { SEARCH_HISTORY_MAX } from './search-limits.ts';
import { cutSearchText } from './search-text.ts';

/**
 * The history after a search: most recent first, a repeated text moved to the front, ten at most
 * (rules/search#history).
 */
export function addToSearchHistory(history: readonly string[], text: string): readonly string[] {
  const entry = cutSearchText(text);
  if (entry === '') return history;
  return [entry, ...history.filter((past) => past !== entry)].slice(0, SEARCH_HISTORY_MAX);
}

/** Parses the history of local storage; an invalid value is an empty history (rules/search#history). */
export function readSearchHistory(stored: string | null): readonly string[] {
  if (stored === null) return [];
  try {
    const value: unknown = JSON.parse(stored);
    const texts = Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
    return texts.reduceRight<readonly string[]>(addToSearchHistory, []);
  } catch {
    return [];
  }
}
