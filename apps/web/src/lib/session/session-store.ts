import type { ResponseOf } from '@osteon/contract';
import { getNextSessionState, type SessionEvent, type SessionState, STORAGE_KEYS } from '@osteon/domain';
import { create } from 'zustand';
import { storedCustomerId, USER_ID_KEY } from '../gateway/identity.ts';
import { clearOfflineCaches } from '../gateway/offline-cache.ts';

type SessionCheck = ResponseOf<'checkSession'>;

interface Session {
  state: SessionState;
  /** Empty for a visitor; a user id in local storage means logged in (rules/session#session-check). */
  customerId: string;
  /** The last answer of the session check; null before the first and after a failure. */
  check: SessionCheck | null;
}

/** The session of this tab. */
export const useSession = create<Session>(() => ({ state: 'unknown', customerId: storedCustomerId(), check: null }));

/** Applies a legal transition and returns true; an illegal one changes nothing (rules/session#client-states). */
function apply(event: SessionEvent, change: Partial<Omit<Session, 'state'>>): boolean {
  const state = getNextSessionState(useSession.getState().state, event);
  if (state === null) return false;
  useSession.setState({ ...change, state });
  return true;
}

/** The id of the logged-in customer, empty for a visitor. */
export const useCustomerId = (): string => useSession((state) => state.customerId);

/** True if a customer is logged in, as the portal shows it. */
export const useIsLoggedIn = (): boolean => useCustomerId() !== '';

/**
 * Keys of local storage that show what a customer reads or fills in; the next person at the machine must not see it.
 */
const PERSONAL_KEYS = [
  STORAGE_KEYS.followingList,
  STORAGE_KEYS.companyDraft,
  STORAGE_KEYS.testAnswers,
  STORAGE_KEYS.offlineQueue,
  STORAGE_KEYS.caseDrafts,
  STORAGE_KEYS.aiSearchRoom,
  STORAGE_KEYS.continueWatchingRoom,
];

/** Keys that a login takes over from the visitor before it, and that are removed after a customer. */
const VISITOR_KEYS = [STORAGE_KEYS.searchHistory, STORAGE_KEYS.caseMeasures];

/**
 * Stores the customer of this browser, empty for none. Data that another customer left in it are deleted, however that
 * customer's session ended; a visitor's search history and measures stay at a login (rules/session#local-traces).
 */
function storeCustomerId(customerId: string): void {
  const before = localStorage.getItem(USER_ID_KEY) ?? '';
  if (customerId !== before) {
    clearOfflineCaches();
    for (const key of PERSONAL_KEYS) localStorage.removeItem(key);
    if (before !== '') for (const key of VISITOR_KEYS) localStorage.removeItem(key);
  }
  if (customerId === '') localStorage.removeItem(USER_ID_KEY);
  else localStorage.setItem(USER_ID_KEY, customerId);
}

/** Turns this tab to the customer's view, after a login. */
export function becomeCustomer(customerId: string): void {
  storeCustomerId(customerId);
  apply('loggedIn', { customerId });
}

/** Turns this tab to the visitor's view. */
export function becomeVisitor(event: 'loggedOut' | 'ended' | 'refused' = 'ended'): void {
  storeCustomerId('');
  apply(event, { customerId: '', check: null });
}

/** Applies the response of a session check that the gateway accepted. */
export function acceptSessionCheck(check: SessionCheck): void {
  if (apply('accepted', { customerId: check.customerId, check })) storeCustomerId(check.customerId);
}

/** Shows the visitor's view after a failed check; the stored id stays, so that a later check restores the customer. */
export function failSessionCheck(): void {
  apply('refused', { customerId: '', check: null });
}

/** Clears a session that another login has displaced; false where that is done already. */
export function clearDisplacedSession(): boolean {
  if (!apply('displaced', { customerId: '', check: null })) return false;
  storeCustomerId('');
  return true;
}

/** The customer has confirmed that the session has ended; this tab is a visitor's until the next login. */
export function dismissDisplaced(): void {
  apply('dismissed', {});
}
