import { create } from 'zustand';

const LOCK = 'osteon-poll';

/**
 * Leader election between the tabs of a browser: true if this tab polls for all of them; the others receive its
 * responses.
 */
export const useLeaderElection = create(() => ({ leads: false }));

let waiting: AbortController | null = null;
let release: (() => void) | null = null;

/** A lock that one tab holds at a time; without a secure context there is none, and every tab polls by itself. */
function acquireLock(): void {
  if (!('locks' in navigator)) return useLeaderElection.setState({ leads: true });
  if (waiting) return;
  waiting = new AbortController();
  const held = () => {
    useLeaderElection.setState({ leads: true });
    return new Promise<void>((resolve) => {
      release = resolve;
    });
  };
  // An abort before it was granted is no fault.
  navigator.locks.request(LOCK, { signal: waiting.signal }, held).catch(() => undefined);
}

function releaseLock(): void {
  waiting?.abort();
  waiting = null;
  release?.();
  release = null;
  useLeaderElection.setState({ leads: false });
}

const followVisibility = () => (document.visibilityState === 'visible' ? acquireLock() : releaseLock());

/** Starts the election; nothing is polled before. */
export function startLeaderElection(): void {
  // A page in the back/forward cache must not hold the lock.
  window.addEventListener('pagehide', releaseLock);
  window.addEventListener('pageshow', followVisibility);
  document.addEventListener('visibilitychange', followVisibility);
  followVisibility();
}
