import type { Locker, RequestRelease } from '@tus/server';
import { CallError } from '../../platform/http/call-error.ts';

/** How long somebody waits for a lock, in ms. */
const WAIT_MS = 30_000;

interface Holder {
  readonly askToLeave: RequestRelease;
  readonly left: PromiseWithResolvers<void>;
}

/**
 * Locks by name within this process. Who waits sleeps until the holder has left; the protocol's own locks ask again
 * without a pause, and keep a processor busy for as long as a connection is lost and not yet known to be.
 */
export function createUploadLocker(): Locker {
  const holders = new Map<string, Holder>();
  return {
    newLock: (name) => ({
      /** @throws {CallError} conflict where the holder does not leave in time */
      async lock(signal, askToLeave) {
        const tired = Promise.withResolvers<never>();
        tired.promise.catch(() => undefined);
        const patience = AbortSignal.any([signal, AbortSignal.timeout(WAIT_MS)]);
        patience.addEventListener('abort', () => tired.reject(new CallError('conflict')), { once: true });
        for (let holder = holders.get(name); holder; holder = holders.get(name)) {
          await holder.askToLeave();
          await Promise.race([holder.left.promise, tired.promise]);
        }
        holders.set(name, { askToLeave, left: Promise.withResolvers() });
      },
      async unlock() {
        const holder = holders.get(name);
        holders.delete(name);
        holder?.left.resolve();
      },
    }),
  };
}
