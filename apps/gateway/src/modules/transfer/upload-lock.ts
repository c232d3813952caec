import type { Locker, RequestRelease } from '@tus/server';
import { CallError } from '../../platform/http/call-error.ts';

/** The longest time for which a request waits for a lock, in ms. */
const LOCK_TIMEOUT_MS = 30_000;

interface Holder {
  readonly requestRelease: RequestRelease;
  readonly released: PromiseWithResolvers<void>;
}

/**
 * Upload locks by name within this process. A waiting request sleeps until the holder has released the lock; the
 * library's own locker polls without a pause and occupies a CPU until a lost connection is noticed.
 */
export function createUploadLocker(): Locker {
  const holders = new Map<string, Holder>();
  return {
    newLock: (name) => ({
      /** @throws {CallError} conflict where the holder does not release in time */
      async lock(signal, requestRelease) {
        const timedOut = Promise.withResolvers<never>();
        timedOut.promise.catch(() => undefined);
        const deadline = AbortSignal.any([signal, AbortSignal.timeout(LOCK_TIMEOUT_MS)]);
        deadline.addEventListener('abort', () => timedOut.reject(new CallError('conflict')), { once: true });
        for (let holder = holders.get(name); holder; holder = holders.get(name)) {
          await holder.requestRelease();
          await Promise.race([holder.released.promise, timedOut.promise]);
        }
        holders.set(name, { requestRelease, released: Promise.withResolvers() });
      },
      async unlock() {
        const holder = holders.get(name);
        holders.delete(name);
        holder?.released.resolve();
      },
    }),
  };
}
