import type { CallName } from '@osteon/contract';

/** A call with its payload and the id of its customer, empty for a visitor. */
interface Asked {
  readonly reader: string;
  readonly call: CallName;
  readonly payload: object;
}

// Loaded after the first parts of the page. Without storage nothing is cached.
const keeper = () => import('./offline-cache-storage.ts');

/** Stores a response for the time without a network, where its call is one of those that show content. */
export function saveForOffline({ reader, call, payload }: Asked, answer: unknown): void {
  keeper()
    .then(({ getOfflineCache }) => getOfflineCache(reader).keep(call, payload, answer))
    .catch(() => undefined);
}

/** The newest stored answer; undefined where there is none. */
export function readOffline({ reader, call, payload }: Asked): Promise<unknown> {
  return keeper()
    .then(({ getOfflineCache }) => getOfflineCache(reader).find(call, payload))
    .catch(() => undefined);
}

/** The gateway refuses it now. */
export function removeFromOffline({ reader, call, payload }: Asked): void {
  keeper()
    .then(({ getOfflineCache }) => getOfflineCache(reader).drop(call, payload))
    .catch(() => undefined);
}

/** Deletes everything that was cached in this browser: at each login and at the end of each session. */
export function clearOfflineCaches(): void {
  keeper()
    .then((answers) => answers.clearOfflineCaches())
    .catch(() => undefined);
}
