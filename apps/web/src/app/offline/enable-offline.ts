import { inBackground } from '../../lib/chunk/in-background.ts';
import { whenIdle } from '../../lib/when-idle.ts';

/** Prepares the portal for the time without a network, once the page has loaded and is idle. */
export function enableOffline(): void {
  if (document.readyState === 'complete') whenIdle(start);
  else window.addEventListener('load', () => whenIdle(start), { once: true });
}

/** A failure is ignored: only offline use needs it. */
function start(): void {
  inBackground(() => import('./start-offline.ts'))
    .then(({ startOffline }) => startOffline())
    .catch(() => undefined);
}
