import { STORAGE_KEYS } from '@osteon/domain';
import { becomeVisitor } from '../../lib/session/session-store.ts';

/**
 * Storage keys that stay after a logout: the browse-lock flag, the analytics cache, and what this browser has closed
 * (rules/session#logout).
 */
const RETAINED = [STORAGE_KEYS.browseLock, STORAGE_KEYS.analyticsCache, STORAGE_KEYS.closedCards];

/** Clears local storage except for those keys, and shows the visitor's view in this tab. */
export function clearCustomerData(): void {
  becomeVisitor('loggedOut');
  const retained = RETAINED.map((key) => [key, localStorage.getItem(key)] as const);
  localStorage.clear();
  for (const [key, value] of retained) if (value !== null) localStorage.setItem(key, value);
}
