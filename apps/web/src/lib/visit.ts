import { storedCustomerId } from './gateway/identity.ts';
import { useSession } from './session/session-store.ts';

const ID_BYTES = 16;

/** A random id without any data of its browser. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(ID_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Do Not Track or Global Privacy Control: counts only, without identity (rules/analytics#privacy). */
export function wantsNoTracking(): boolean {
  const { doNotTrack, globalPrivacyControl }: { doNotTrack?: unknown; globalPrivacyControl?: unknown } = navigator;
  return doNotTrack === '1' || globalPrivacyControl === true;
}

let sessionId = randomId();
// A login or logout starts another visit (rules/session#logout).
useSession.subscribe(({ customerId }, before) => {
  if (customerId !== before.customerId) sessionId = randomId();
});

/** The id of this visit; empty where tracking is refused. */
export const visitId = (): string => (wantsNoTracking() ? '' : sessionId);

/** The customer as the calls of the search name them; empty for a visitor, and where tracking is refused. */
export const trackedCustomerId = (): string => (wantsNoTracking() ? '' : storedCustomerId());
