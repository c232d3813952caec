import type { ResponseOf } from '@osteon/contract';
import { nextSession, type SessionEvent, type SessionState } from '@osteon/domain';
import { create } from 'zustand';
import { emit } from '../events.ts';
import { callGateway } from '../gateway/call-gateway.ts';
import { codes } from '../gateway/gateway-error.ts';
import { storedCustomerId, USER_ID_KEY } from '../gateway/identity.ts';
import { clearOfflineCaches } from '../gateway/offline-cache.ts';

type SessionCheck = ResponseOf<'checkSession'>;

interface Visit {
  state: SessionState;
  /** Empty for a visitor (seed 000 §4, Login state: a user id in local storage means logged in). */
  customerId: string;
  /** The last answer of the session check; null before the first and after a failure. */
  check: SessionCheck | null;
}

/** Who uses this tab. */
export const useSession = create<Visit>(() => ({ state: 'unknown', customerId: storedCustomerId(), check: null }));

/** Takes a legal move; an illegal one changes nothing (seed 000 §4). */
function move(event: SessionEvent, change: Partial<Omit<Visit, 'state'>>): void {
  const state = nextSession(useSession.getState().state, event);
  if (state !== null) useSession.setState({ ...change, state });
}

/** Whether somebody is logged in, as the portal shows it. */
export const useIsLoggedIn = () => useSession((state) => state.customerId !== '');

/** Keeps whose browser this is, empty for nobody's; what another has read in it is gone then. */
function belongTo(customerId: string): void {
  if (customerId !== (localStorage.getItem(USER_ID_KEY) ?? '')) clearOfflineCaches();
  if (customerId === '') localStorage.removeItem(USER_ID_KEY);
  else localStorage.setItem(USER_ID_KEY, customerId);
}

/** Makes this tab the customer's, after a login. */
export function becomeCustomer(customerId: string): void {
  belongTo(customerId);
  move('loggedIn', { customerId });
}

/** Turns this tab to the visitor's view. */
export function becomeVisitor(event: 'loggedOut' | 'ended' | 'refused' = 'ended'): void {
  belongTo('');
  move(event, { customerId: '', check: null });
}

/**
 * Clears a session that another login has displaced, here and in the browser's cookies, so that the page that is loaded
 * next is a visitor's (seed 000 §4). Gives false where that is done already.
 */
export async function dropDisplaced(): Promise<boolean> {
  if (useSession.getState().state !== 'customer') return false;
  belongTo('');
  move('displaced', { customerId: '', check: null });
  await callGateway('logout', {}).catch(() => undefined);
  return true;
}

/** The owner has read that the session has ended; this tab is a visitor's until the next login. */
export function dismissDisplaced(): void {
  move('dismissed', {});
}

let running: Promise<void> | null = null;

/**
 * The check before each navigation (seed 000 §2, Navigation guard). One at a time; a failure counts as not logged in,
 * 110031 as logged in. Without a network nobody can be asked, and everything stays as it is until there is one again.
 */
export function ensureSession(): Promise<void> {
  if (!navigator.onLine) return Promise.resolve();
  running ??= checkNow().finally(() => {
    running = null;
  });
  return running;
}

async function checkNow(): Promise<void> {
  const { customerId: before } = useSession.getState();
  try {
    const check = await callGateway('checkSession', {});
    // Who has logged in or out meanwhile is not taken back by an answer from before.
    if (useSession.getState().customerId !== before) return;
    const displaced = check.status === codes.displaced;
    if (check.status !== 0 && !displaced) return becomeVisitor('refused');
    belongTo(check.customerId);
    move('accepted', { customerId: check.customerId, check });
    if (displaced) emit('sessionExpired', check);
  } catch {
    // The stored id stays: once the gateway answers again, the next check brings the customer back.
    move('refused', { customerId: '', check: null });
  }
}
