import type { CallName } from '@osteon/contract';

/** What was asked, and for whom: the id of a customer, empty for a visitor. */
interface Asked {
  readonly reader: string;
  readonly call: CallName;
  readonly payload: object;
}

// Comes after what the page needs first. A browser that will not keep anything goes without.
const keeper = () => import('./offline-cache-storage.ts');

/** Keeps an answer for the time without a network, where its call is one of those that show content. */
export function saveForOffline({ reader, call, payload }: Asked, answer: unknown): void {
  keeper()
    .then(({ offlineCacheOf }) => offlineCacheOf(reader).keep(call, payload, answer))
    .catch(() => undefined);
}

/** The answer that was kept last; undefined where there is none. */
export function readOffline({ reader, call, payload }: Asked): Promise<unknown> {
  return keeper()
    .then(({ offlineCacheOf }) => offlineCacheOf(reader).find(call, payload))
    .catch(() => undefined);
}

/** The gateway refuses it now. */
export function removeFromOffline({ reader, call, payload }: Asked): void {
  keeper()
    .then(({ offlineCacheOf }) => offlineCacheOf(reader).drop(call, payload))
    .catch(() => undefined);
}

/** Forgets what anybody has read in this browser: at each login and at the end of each session. */
export function clearOfflineCaches(): void {
  keeper()
    .then((answers) => answers.clearOfflineCaches())
    .catch(() => undefined);
}
