import type { CallName } from '@osteon/contract';
import { whenIdle } from '../when-idle.ts';

/** A call with its payload and the id of its customer, empty for a visitor. */
interface OfflineRequest {
  readonly reader: string;
  readonly call: CallName;
  readonly payload: object;
}

// Loaded after the first parts of the page. Without storage nothing is cached.
const loadStorage = () => import('./offline-cache-storage.ts');

/** Stores a response for the time without a network, where its call is one of those that show content. */
export function saveForOffline({ reader, call, payload }: OfflineRequest, answer: unknown): void {
  whenIdle(() => {
    loadStorage()
      .then(({ getOfflineCache }) => getOfflineCache(reader).store(call, payload, answer))
      .catch(() => undefined);
  });
}

/** The newest stored answer; undefined where there is none. */
export function readOffline({ reader, call, payload }: OfflineRequest): Promise<unknown> {
  return loadStorage()
    .then(({ getOfflineCache }) => getOfflineCache(reader).find(call, payload))
    .catch(() => undefined);
}

/** The gateway refuses it now. */
export function removeFromOffline({ reader, call, payload }: OfflineRequest): void {
  loadStorage()
    .then(({ getOfflineCache }) => getOfflineCache(reader).drop(call, payload))
    .catch(() => undefined);
}

/** Deletes everything that was cached in this browser: at each login and at the end of each session. */
export function clearOfflineCaches(): void {
  loadStorage()
    .then((answers) => answers.clearOfflineCaches())
    .catch(() => undefined);
}
