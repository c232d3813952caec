import { watchQueue } from '../session/watch-queue.ts';
import { preloadActions } from './preload-actions.ts';

/** Sends what was done without a network, loads the files of actions and registers the service worker. */
export function startOffline(): void {
  watchQueue();
  if (!import.meta.env.PROD) return;
  register().catch(() => undefined);
  if (!savesData()) preloadActions().catch(() => undefined);
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
