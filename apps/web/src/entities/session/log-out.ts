import { LOGOUT_RELOAD_MS, STORAGE_KEYS } from '@osteon/domain';
import { useMutation } from '@tanstack/react-query';
import { callGateway } from '../../lib/gateway/call-gateway.ts';
import { becomeVisitor } from '../../lib/session/session-store.ts';

/** Ends the session on the server, clears it here, and reloads the page (rules/session#logout). */
export const useLogOut = () => useMutation({ mutationFn: logOut });

async function logOut(): Promise<void> {
  if (localStorage.getItem(STORAGE_KEYS.caseDrafts) !== null) {
    const { canLeaveDrafts } = await import('../case/unsaved-drafts.ts');
    if (!(await canLeaveDrafts())) return;
  }
  await callGateway('logout', {});
  clearCustomerData();
  setTimeout(() => window.location.reload(), LOGOUT_RELOAD_MS);
}

/**
 * Storage keys that stay after a logout: the browse-lock flag, the analytics cache, and what this browser has closed
 * (rules/session#logout).
 */
const RETAINED = [STORAGE_KEYS.browseLock, STORAGE_KEYS.analyticsCache, STORAGE_KEYS.closedCards];

/** Clears local storage except for those keys, and shows the visitor's view in this tab. */
function clearCustomerData(): void {
  becomeVisitor('loggedOut');
  const retained = RETAINED.map((key) => [key, localStorage.getItem(key)] as const);
  localStorage.clear();
  for (const [key, value] of retained) if (value !== null) localStorage.setItem(key, value);
}
