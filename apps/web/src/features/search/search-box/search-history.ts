import { addToSearchHistory, readSearchHistory, STORAGE_KEYS } from '@osteon/domain';
import { create } from 'zustand';

/** Past searches, most recent first (rules/search#history). */
export const useSearchHistory = create<{ readonly past: readonly string[] }>(() => ({ past: stored() }));

function stored(): readonly string[] {
  return readSearchHistory(localStorage.getItem(STORAGE_KEYS.searchHistory));
}

function store(past: readonly string[]): void {
  localStorage.setItem(STORAGE_KEYS.searchHistory, JSON.stringify(past));
  useSearchHistory.setState({ past });
}

/** Adds a search; searches added by other tabs meanwhile are retained. */
export const saveSearch = (text: string) => store(addToSearchHistory(stored(), text));

/** Clears the history, here and for other tabs. */
export const clearSearchHistory = () => store([]);

/** Reloads the searches of other tabs. */
export const reloadSearchHistory = () => useSearchHistory.setState({ past: stored() });
