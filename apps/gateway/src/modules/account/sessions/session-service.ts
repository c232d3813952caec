import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../../platform/app-context.ts';
import { createBatchLoader } from '../../../platform/database/batch-loader.ts';
import { notifyAccount } from '../../../platform/realtime/account-events.ts';
import type { SessionStore, StoredSession } from '../../../platform/session/session.ts';
import { createSessionRepository } from './session-repository.ts';

/**
 * The longest time for which another process may still accept a session that ended here: under a second;
 * rules/session#expiry.
 */
const CACHE_MS = 900;
const CACHE_ENTRIES = 20_000;

/** Precision of a session's last use. */
const TOUCH_MS = 5 * 60_000;

/** The sessions of the gateway. */
export interface SessionService extends SessionStore {
  /** Invalidates this process's cached sessions of an account; call it after every change of its sessions or locks. */
  invalidate(accountId: string): void;
}

/**
 * Caches sessions for less than a second, so that a busy browser costs one read. A change made by this process is
 * visible at once: its account's entries are dropped, and a read that was pending meanwhile is not cached.
 */
export function createSessionService({ db, clock, log }: Pick<AppContext, 'db' | 'clock' | 'log'>): SessionService {
  const storedSessions = createSessionRepository(db);
  const cache = new LRUCache<string, StoredSession>({
    max: CACHE_ENTRIES,
    ttl: CACHE_MS,
    ttlResolution: 0,
    perf: clock,
  });
  let pendingReads = new Map<string, Promise<StoredSession | null>>();

  const loadSession = createBatchLoader((keys: readonly string[]) => storedSessions.findByTokens(keys, clock.now()));

  async function readSession(key: string): Promise<StoredSession | null> {
    const readsBefore = pendingReads;
    const row = await loadSession(key);
    if (!row) return null;
    const { lastUsedAt, ...found } = row;
    const now = clock.now();
    if (now - lastUsedAt > TOUCH_MS) await storedSessions.touch(found.id, now);
    if (pendingReads === readsBefore) cache.set(key, found);
    return found;
  }

  /** Shares one read among the parallel calls of a page. */
  function readOnce(key: string): Promise<StoredSession | null> {
    const pending = pendingReads.get(key);
    if (pending) return pending;
    const reads = pendingReads;
    const started = readSession(key).finally(() => reads.delete(key));
    reads.set(key, started);
    return started;
  }

  function evict(accountId: string): void {
    pendingReads = new Map();
    for (const [key, { customerId }] of cache.entries()) {
      if (customerId === accountId) cache.delete(key);
    }
  }

  return {
    evict,
    async find(tokenHash) {
      const key = tokenHash.toString('base64');
      return cache.get(key) ?? readOnce(key);
    },
    ownerOf: (tokenHash) => storedSessions.findOwner(tokenHash),
    peek: (tokenHash) => cache.get(tokenHash.toString('base64')),
    findUncached: (tokenHash) => readSession(tokenHash.toString('base64')),
    invalidate(accountId) {
      evict(accountId);
      // Open pages get an event; a page that misses it reads the change at its next poll.
      notifyAccount(db, accountId, 'session').catch((error: unknown) => log.warn(error));
    },
  };
}
