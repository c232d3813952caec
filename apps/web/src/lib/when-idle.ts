/** The longest time in ms that work waits on a busy page; Safari, which has no requestIdleCallback, waits half of it. */
const MAX_WAIT_MS = 2_000;

/** Does work once the page is idle. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: MAX_WAIT_MS });
  else setTimeout(work, MAX_WAIT_MS / 2);
}
