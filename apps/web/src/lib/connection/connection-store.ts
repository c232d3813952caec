import { create } from 'zustand';

/** `offline`: the device has no network. `lost`: it has one, but the gateway has not answered for a while. */
type Connection = 'connected' | 'offline' | 'lost';

/** Asked whether the gateway is there. */
const PROBE = '/gateway/health/live';
const PROBE_TIMEOUT_MS = 5_000;

/** A gateway that is silent for less is none of the reader's business. */
const BLIP_MS = 4_000;

/** How far apart the probes come at first and at most, in ms; each up to half later, so that not all browsers ask at once. */
const FIRST_PAUSE_MS = 1_000;
const LAST_PAUSE_MS = 20_000;

const start: { state: Connection } = { state: navigator.onLine ? 'connected' : 'offline' };

/** Whether this tab reaches the gateway. */
export const useConnection = create(() => start);

/** Calls the listener each time that the gateway can be reached again, until the returned function is called. */
export function onReconnect(listener: () => void): () => void {
  return useConnection.subscribe(({ state }, before) => {
    if (state === 'connected' && before.state !== 'connected') listener();
  });
}

/** When the gateway was first found silent, in ms of the page's clock; null while it answers. */
let silentSince: number | null = null;
let pause = FIRST_PAUSE_MS;
let next: ReturnType<typeof setTimeout> | undefined;
let probing = false;

/** A call or the socket has failed: finds out whether the gateway can be reached, until it can. */
export function checkConnection(): void {
  if (silentSince !== null || !navigator.onLine) return;
  silentSince = performance.now();
  void probe();
}

/** Asks now instead of after the pause. */
export function probeNow(): void {
  pause = FIRST_PAUSE_MS;
  void probe();
}

async function probe(): Promise<void> {
  clearTimeout(next);
  if (probing) return;
  probing = true;
  const answered = await gatewayAnswers();
  probing = false;
  if (answered) return found();
  silentSince ??= performance.now();
  const state = navigator.onLine ? 'lost' : 'offline';
  if (state === 'offline' || performance.now() - silentSince >= BLIP_MS) useConnection.setState({ state });
  next = setTimeout(() => void probe(), pause * (1 + Math.random() / 2));
  pause = Math.min(pause * 2, LAST_PAUSE_MS);
}

function found(): void {
  silentSince = null;
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
// Timers sleep in a hidden tab: whoever comes back is not to wait for them.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' && useConnection.getState().state !== 'connected') probeNow();
});
