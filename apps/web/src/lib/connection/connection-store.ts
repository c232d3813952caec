import { create } from 'zustand';

/**
 * `offline`: the device has no network. `lost`: it has one, but the gateway has not responded for a while
 * (rules/offline#connection).
 */
type Connection = 'connected' | 'offline' | 'lost';

/** Probe of the gateway. */
const PROBE = '/gateway/health/live';
const PROBE_TIMEOUT_MS = 5_000;

/** Shorter outages are not shown. */
const OUTAGE_MIN_MS = 4_000;

/** First and longest pause between probes, in ms; each up to half longer, so that browsers do not probe in step. */
const FIRST_PAUSE_MS = 1_000;
const LAST_PAUSE_MS = 20_000;

const start: { state: Connection } = { state: navigator.onLine ? 'connected' : 'offline' };

/** Connection of this tab to the gateway. */
export const useConnection = create(() => start);

/** Returns true when the gateway cannot be reached at the moment, as far as this tab has noticed. */
export const isDisconnected = (): boolean => useConnection.getState().state !== 'connected';

/** Calls the listener on each reconnect, until the returned function is called. */
export function onReconnect(listener: () => void): () => void {
  return useConnection.subscribe(({ state }, before) => {
    if (state === 'connected' && before.state !== 'connected') listener();
  });
}

/** Start of the outage, in ms of performance.now(); null while connected. */
let outageSince: number | null = null;
let pause = FIRST_PAUSE_MS;
let next: ReturnType<typeof setTimeout> | undefined;
let probing = false;

/** Called after a failed call or socket: probes the gateway until it responds. */
export function checkConnection(): void {
  if (outageSince !== null || !navigator.onLine) return;
  outageSince = performance.now();
  void probe();
}

/** Probes now instead of after the pause. */
export function probeNow(): void {
  pause = FIRST_PAUSE_MS;
  void probe();
}

async function probe(): Promise<void> {
  clearTimeout(next);
  if (probing) return;
  probing = true;
  const responded = await gatewayAnswers();
  probing = false;
  if (responded) return found();
  outageSince ??= performance.now();
  const state = navigator.onLine ? 'lost' : 'offline';
  if (state === 'offline' || performance.now() - outageSince >= OUTAGE_MIN_MS) useConnection.setState({ state });
  next = setTimeout(() => void probe(), pause * (1 + Math.random() / 2));
  pause = Math.min(pause * 2, LAST_PAUSE_MS);
}

function found(): void {
  outageSince = null;
  pause = FIRST_PAUSE_MS;
  useConnection.setState({ state: 'connected' });
}

async function gatewayAnswers(): Promise<boolean> {
  try {
    const { ok } = await fetch(PROBE, { cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
    return ok;
  } catch {
    return false;
  }
}

window.addEventListener('offline', () => useConnection.setState({ state: 'offline' }));
window.addEventListener('online', probeNow);
// Timers are throttled in a hidden tab: probes at once when it becomes visible.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' && useConnection.getState().state !== 'connected') probeNow();
});
