import { useSession } from '../../lib/session/session-store.ts';
import { watchQueue } from '../session/watch-queue.ts';
import { preloadActions } from './preload-actions.ts';

/** Sends what was done without a network, loads the files of actions and registers the service worker. */
export function startOffline(): void {
  watchQueue();
  if (!import.meta.env.PROD) return;
  register().catch(() => undefined);
  if (!savesData()) whenLoggedIn(() => void preloadActions().catch(() => undefined));
}

/** Nothing that a visitor does is stored. */
function whenLoggedIn(work: () => void): void {
  if (useSession.getState().customerId !== '') return work();
  const stop = useSession.subscribe(({ customerId }) => {
    if (customerId === '') return;
    stop();
    work();
  });
}

/** Browsers have none on plain http. */
async function register(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { registerServiceWorker } = await import('./register-service-worker.ts');
  await registerServiceWorker();
}

/** Returns true when the reader has asked their browser to save data, which only some browsers know. */
const savesData = (): boolean =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;
