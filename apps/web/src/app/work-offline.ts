import { BASE_PATH } from '@osteon/domain';
import { onReconnect } from '../lib/connection/connection-store.ts';
import { useNewBuild } from './new-build.ts';

const WORKER = `${BASE_PATH}/service-worker.js`;

/** A tab that stays open looks for a newer build at most so often, in ms. */
const LOOK_MS = 60 * 60 * 1000;

/**
 * Lets a service worker keep the portal for the time without a network, once the page has loaded and rests: the first
 * visit is never slower for it. On a plain http address browsers have none.
 */
export function workOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isBuild(data) && data.entry !== ownEntry()) useNewBuild.setState({ ready: true });
  });
  if (document.readyState === 'complete') whenResting(register);
  else window.addEventListener('load', () => whenResting(register), { once: true });
}

/** Without the worker everything works as before; only not without a network. */
function register(): void {
  navigator.serviceWorker.register(WORKER, { scope: `${BASE_PATH}/` }).catch(() => undefined);
  let looked = performance.now();
  const look = () => {
    looked = performance.now();
    navigator.serviceWorker
      .getRegistration(WORKER)
      .then((worker) => worker?.update())
      .catch(() => undefined);
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && performance.now() - looked > LOOK_MS) look();
  });
  onReconnect(look);
}

/** Safari cannot tell when it rests. */
function whenResting(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 1000);
}

/** The first file of the build that this tab shows. */
function ownEntry(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src).pathname : '';
}

function isBuild(data: unknown): data is { entry: string } {
  return typeof data === 'object' && data !== null && 'entry' in data && typeof data.entry === 'string';
}
