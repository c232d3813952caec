import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../../platform/app-context.ts';
import { createBatchLoader } from '../../../platform/database/batch-loader.ts';
import { notifyAccount } from '../../../platform/realtime/account-events.ts';
import type { SessionStore, StoredSession } from '../../../platform/session/session.ts';
import { findSessionOwner, findSessions, touchSession } from './session-repository.ts';

/** How long another process may still believe in a session that ended here: under a second. */
const CACHE_MS = 900;
const CACHE_ENTRIES = 20_000;

/** How precisely the last use of a session is known. */
const TOUCH_MS = 5 * 60_000;

/** The sessions of the gateway. */
export interface Sessions extends SessionStore {
  /** Forgets what this process remembers of an account; to be called after every change of its sessions or locks. */
  forget(accountId: string): void;
}

/**
 * Keeps what was read of a session for a moment, so that a busy browser costs one read. A change made by this process
 * is seen at once: what it changed is forgotten, and a read that was under way meanwhile is not remembered.
 */
export function createSessions({ db, clock, log }: Pick<AppContext, 'db' | 'clock' | 'log'>): Sessions {
  const cache = new LRUCache<string, StoredSession>({
    max: CACHE_ENTRIES,
    ttl: CACHE_MS,
    ttlResolution: 0,
    perf: clock,
  });
  let reads = new Map<string, Promise<StoredSession | null>>();

  const findGathered = createBatchLoader((keys: readonly string[]) => findSessions(db, keys, clock.now()));

  async function read(key: string): Promise<StoredSession | null> {
    const readsBefore = reads;
    const row = await findGathered(key);
    if (!row) return null;
    const { lastUsedAt, ...found } = row;
    const now = clock.now();
    if (now - lastUsedAt > TOUCH_MS) await touchSession(db, found.id, now);
    if (reads === readsBefore) cache.set(key, found);
    return found;
  }

  /** The many calls of one page wait for the same read. */
  function readOnce(key: string): Promise<StoredSession | null> {
    const running = reads.get(key);
    if (running) return running;
    const own = reads;
    const begun = read(key).finally(() => own.delete(key));
    own.set(key, begun);
    return begun;
  }

  return {
    async find(tokenHash) {
      const key = tokenHash.toString('base64');
      return cache.get(key) ?? readOnce(key);
    },
    ownerOf: (tokenHash) => findSessionOwner(db, tokenHash),
    peek: (tokenHash) => cache.get(tokenHash.toString('base64')),
    forget(accountId) {
      reads = new Map();
      for (const [key, { customerId }] of cache.entries()) {
        if (customerId === accountId) cache.delete(key);
      }
      // Its open pages hear of it; one that does not is told at its next poll.
      notifyAccount(db, accountId, 'session').catch((error: unknown) => log.warn(error));
    },
  };
}
