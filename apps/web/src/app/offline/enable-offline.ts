/**
 * Lets a service worker keep the portal for the time without a network, once the page has loaded and rests: the first
 * visit is never slower for it. On a plain http address browsers have none.
 */
export function enableOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') whenResting(begin);
  else window.addEventListener('load', () => whenResting(begin), { once: true });
}

/** Without the worker everything works as before; only not without a network. */
function begin(): void {
  import('./register-service-worker.ts')
    .then(({ registerServiceWorker }) => registerServiceWorker())
    .catch(() => undefined);
}

/** Safari cannot tell when it rests. */
function whenResting(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 1000);
}
