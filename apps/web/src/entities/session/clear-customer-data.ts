import { STORAGE_KEYS } from '@osteon/domain';
import { becomeVisitor } from '../../lib/session/session-store.ts';

/** Storage keys that are kept at a logout: the browse-lock flag and the analytics cache (rules/session#logout). */
const KEPT = [STORAGE_KEYS.browseLock, STORAGE_KEYS.analyticsCache];

/** Clears local storage except for those keys, and shows the visitor's view in this tab. */
export function clearCustomerData(): void {
  becomeVisitor('loggedOut');
  const kept = KEPT.map((key) => [key, localStorage.getItem(key)] as const);
  localStorage.clear();
  for (const [key, value] of kept) if (value !== null) localStorage.setItem(key, value);
}
