import type { ResponseOf } from '@osteon/contract';
import { create } from 'zustand';
import { callGateway } from '../gateway/call-gateway.ts';
import { codes } from '../gateway/gateway-error.ts';
import { storedCustomerId, USER_ID_KEY } from '../gateway/identity.ts';

type SessionCheck = ResponseOf<'checkSession'>;

interface SessionState {
  /** Empty for a visitor (seed 000 §4, Login state: a user id in local storage means logged in). */
  customerId: string;
  /** The last answer of the session check; null before the first and after a failure. */
  check: SessionCheck | null;
}

/** Who uses this tab. */
export const useSession = create<SessionState>(() => ({ customerId: storedCustomerId(), check: null }));

/** Whether somebody is logged in, as the portal shows it. */
export const useIsLoggedIn = () => useSession((state) => state.customerId !== '');

/** Makes this tab the customer's, after a login or a check that held. */
export function becomeCustomer(customerId: string): void {
  localStorage.setItem(USER_ID_KEY, customerId);
  useSession.setState({ customerId });
}

/** Turns this tab to the visitor's view. */
export function becomeVisitor(): void {
  localStorage.removeItem(USER_ID_KEY);
  useSession.setState({ customerId: '', check: null });
}

let running: Promise<void> | null = null;

/**
 * The check before each navigation (seed 000 §2, Navigation guard). One at a time; a failure counts as not logged in,
 * 110031 as logged in.
 */
export function ensureSession(): Promise<void> {
  running ??= checkNow().finally(() => {
    running = null;
  });
  return running;
}

async function checkNow(): Promise<void> {
  try {
    const check = await callGateway('checkSession', {});
    const holds = check.status === 0 || check.status === codes.displaced;
    if (!holds) return becomeVisitor();
    becomeCustomer(check.customerId);
    useSession.setState({ check });
  } catch {
    // The stored id stays: once the gateway answers again, the next check brings the customer back.
    useSession.setState({ customerId: '', check: null });
  }
}
