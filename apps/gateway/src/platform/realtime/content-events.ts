import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Sql } from 'postgres';
import type { Database } from '../database/connect.ts';

const CHANNEL = 'osteon_content';

/** Ids in one notification, whose text PostgreSQL limits to 8,000 bytes; a larger change concerns everything. */
const IDS_MAX = 100;

/** The ids of changed resources; null where any may have changed. */
export type ChangedContent = readonly string[] | null;

/**
 * Cache invalidation across processes: changes of content, made by any process, for its caches (rules/content#changes).
 */
export interface ContentEvents {
  /** Registers a listener, which is called within a second of a change. */
  onChange(listener: (changed: ChangedContent) => void): void;
  /** Subscribes to the changes of every process; returns the unsubscriber. */
  start(): Promise<() => void>;
}

/** Notifies every process that resources have changed; within a transaction, at its commit. */
export async function notifyContent(db: Database, ids: ChangedContent): Promise<void> {
  const payload = ids === null || ids.length > IDS_MAX ? '' : ids.join(' ');
  if (ids?.length !== 0) await db.execute(sql`select pg_notify(${CHANNEL}, ${payload})`);
}

/** Creates the events of a process; those that a lost connection may have missed count as a change of everything. */
export function createContentEvents(database: Sql, log: Pick<FastifyBaseLogger, 'error'>): ContentEvents {
  const listeners: ((changed: ChangedContent) => void)[] = [];

  function emit(changed: ChangedContent): void {
    for (const listener of listeners) {
      try {
        listener(changed);
      } catch (error) {
        log.error(error, 'a listener of content events failed');
      }
    }
  }

  return {
    onChange: (listener) => {
      listeners.push(listener);
    },

    async start() {
      const handlePayload = (text: string) => emit(text === '' ? null : text.split(' '));
      const listening = await database.listen(CHANNEL, handlePayload, () => emit(null));
      return () => {
        // Not awaited: a database that hangs would never answer, and the connection ends with the pool.
        listening.unlisten().catch(() => undefined);
      };
    },
  };
}
