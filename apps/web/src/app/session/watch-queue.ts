import { STORAGE_KEYS } from '@osteon/domain';
import { onReconnect } from '../../lib/connection/connection-store.ts';
import { on } from '../../lib/events.ts';
import { queryClient } from '../../lib/gateway/query-client.ts';
import { readQueue } from '../../lib/offline-queue/offline-queue.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { keepUnloaded } from './keep-unloaded.ts';
import { unloadedActions } from './unloaded-actions.ts';

/**
 * Stores actions whose code is not there from now on. Sends the offline queue now, after each reconnect and login, and a
 * while after an action was stored, as a short loss of the connection has no reconnect (rules/offline#offline-queue).
 */
export function watchQueue(): void {
  unloadedActions.keep = keepUnloaded;
  const send = () => withSender(({ sendQueue }) => void sendQueue());
  send();
  onReconnect(send);
  on('actionQueued', () => withSender(({ scheduleQueue }) => scheduleQueue()));
  useSession.subscribe(({ customerId }, before) => {
    if (customerId !== before.customerId) send();
  });
  window.addEventListener('storage', refetchSentElsewhere);
}

/** Another tab has sent the queue: the page fetches what it shows. */
function refetchSentElsewhere({ key, newValue }: StorageEvent): void {
  if (key === STORAGE_KEYS.offlineQueue && newValue === '[]') void queryClient.invalidateQueries();
}

/** Loaded with the first entry; without its code the queue is sent after the next page load. */
function withSender(act: (sender: typeof import('./send-queue.ts')) => void): void {
  if (readQueue().length === 0) return;
  import('./send-queue.ts').then(act).catch(() => undefined);
}
