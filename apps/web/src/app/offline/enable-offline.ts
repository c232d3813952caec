import { inBackground } from '../../lib/chunk/in-background.ts';
import { whenIdle } from '../../lib/when-idle.ts';

/**
 * Registers the service worker once the page has loaded and is idle, so that the first visit is not slower. Browsers
 * have none on plain http.
 */
export function enableOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') whenIdle(register);
  else window.addEventListener('load', () => whenIdle(register), { once: true });
}

/** A failure is ignored: only offline use needs the worker. */
function register(): void {
  inBackground(() => import('./register-service-worker.ts'))
    .then(({ registerServiceWorker }) => registerServiceWorker())
    .catch(() => undefined);
}
