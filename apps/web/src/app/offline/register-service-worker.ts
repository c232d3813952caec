import { BASE_PATH } from '@osteon/domain';
import { onReconnect } from '../../lib/connection/connection-store.ts';
import { useUpdateAvailable } from './update-available.ts';

const WORKER = `${BASE_PATH}/service-worker.js`;

/** Minimum interval between update checks of an open tab, in ms. */
const UPDATE_CHECK_MS = 60 * 60 * 1000;

/** Pause in ms before the worker downloads the portal: until then network and processors belong to the first page. */
const REGISTER_AFTER_MS = 5000;

/** Registers the service worker, listens for newer builds and checks for updates. */
export async function registerServiceWorker(): Promise<void> {
  const container = navigator.serviceWorker;
  container.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isBuild(data) && data.entry !== ownEntry()) useUpdateAvailable.setState({ ready: true });
  });
  let checkedAt = performance.now();
  const checkForUpdate = () => {
    checkedAt = performance.now();
    container
      .getRegistration(WORKER)
      .then((worker) => worker?.update())
      .catch(() => undefined);
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && performance.now() - checkedAt > UPDATE_CHECK_MS) checkForUpdate();
  });
  onReconnect(checkForUpdate);
  await new Promise((resolve) => setTimeout(resolve, REGISTER_AFTER_MS));
  await container.register(WORKER, { scope: `${BASE_PATH}/` });
}

/** The entry file of the build that this tab runs. */
function ownEntry(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src).pathname : '';
}

function isBuild(data: unknown): data is { entry: string } {
  return typeof data === 'object' && data !== null && 'entry' in data && typeof data.entry === 'string';
}
