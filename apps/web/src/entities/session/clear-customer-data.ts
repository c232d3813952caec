import { STORAGE_KEYS } from '@osteon/domain';
import { becomeVisitor } from '../../lib/session/session-store.ts';

/** What outlives a logout: the browse-lock flag and the analytics cache (rules/session#logout). */
const KEPT = [STORAGE_KEYS.browseLock, STORAGE_KEYS.analyticsCache];

/** Empties local storage but for the two keys that stay, and turns this tab to the visitor's view. */
export function clearCustomerData(): void {
  becomeVisitor('loggedOut');
  const kept = KEPT.map((key) => [key, localStorage.getItem(key)] as const);
  localStorage.clear();
  for (const [key, value] of kept) if (value !== null) localStorage.setItem(key, value);
}
