import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Sql } from 'postgres';
import type { Database } from '../database/connect.ts';
import { prepareSql } from '../database/prepare-statement.ts';

const CHANNEL = 'osteon_news';

/** The time for which messages of a resource are gathered before they are sent to its pages, in ms. */
const GATHER_MS = 100;

/** The pause after a packet, in ms: a packet for thousands of pages takes longer than GATHER_MS, and calls wait for it. */
const PAUSE_MS = 50;

/** Number of resources whose last sent position a process stores. */
const SENT_MAX = 1000;

/** Reads the messages of a resource after a position; returns the position of the last. */
export type ReadRoomMessages = (
  id: string,
  since: number,
) => Promise<{ readonly last: number; readonly messages: unknown[] }>;

/** The open pages of this process. */
export interface BroadcastRooms {
  /** Returns true when any page shows a resource. */
  isOpen(id: string): boolean;
  /** Broadcasts messages to the pages that show a resource. */
  send(id: string, messages: readonly unknown[]): void;
  /** Notifies all pages that they may have missed messages. */
  notifyGap(): void;
}

/**
 * Broadcasts to the room of a resource: messages, such as those of a chat, for the pages that show it
 * (rules/polling#room-broadcasts).
 */
export interface RoomBroadcast {
  /** Sets the function that reads them; once for a process. */
  onMessages(read: ReadRoomMessages): void;
  /** Subscribes to the messages of every process; returns the unsubscriber. */
  subscribe(rooms: BroadcastRooms): Promise<() => void>;
}

const notify = prepareSql(
  {},
  () => sql`select pg_notify(${CHANNEL}, text) from unnest(${sql.placeholder('texts')}::text[]) text`,
);

/** Notifies every process that a resource has messages at some positions; within a transaction, at its commit. */
export async function notifyMessages(
  db: Database,
  id: string,
  [first, last]: readonly [first: number, last: number],
): Promise<void> {
  // PostgreSQL drops the second of two that are the same.
  await notify(db, { texts: [`${first} ${id}`, `${last} ${id}`] });
}

/**
 * Creates the broadcasts of a process. Messages are read from the database when they are sent, so that one read and one
 * packet serve those of a tenth of a second, and no packet has one that is not in the database.
 */
export function createRoomBroadcast(database: Sql, log: Pick<FastifyBaseLogger, 'error'>): RoomBroadcast {
  let read: ReadRoomMessages | null = null;
  const sent = new LRUCache<string, number>({ max: SENT_MAX });
  /** Resources with messages that were not sent yet: the position before the first, and that of the last. */
  const waiting = new Map<string, { readonly before: number; readonly last: number }>();

  function addWaiting(id: string, before: number, last: number): void {
    const known = waiting.get(id);
    waiting.set(id, { before: Math.min(known?.before ?? before, before), last: Math.max(known?.last ?? last, last) });
  }

  async function send(id: string, rooms: BroadcastRooms): Promise<void> {
    const pending = waiting.get(id);
    waiting.delete(id);
    if (read === null || pending === undefined || !rooms.isOpen(id)) return;
    const { last, messages: news } = await read(id, Math.max(pending.before, sent.get(id) ?? 0));
    if (news.length === 0) return;
    sent.set(id, last);
    rooms.send(id, news);
    // More than a packet has: the others would wait until somebody writes again.
    if (last < pending.last) addWaiting(id, last, pending.last);
  }

  return {
    onMessages: (reader) => {
      read = reader;
    },

    async subscribe(rooms) {
      const timers = new Set<NodeJS.Timeout>();
      /** Resources of which a packet is scheduled or under way. */
      const busy = new Set<string>();
      // The next packet of a resource is scheduled after the one before was sent: two reads at once, as of a slow
      // database, would read the same messages.
      const schedule = (id: string, pause: number) => {
        busy.add(id);
        const timer = setTimeout(() => {
          timers.delete(timer);
          const startedAt = performance.now();
          send(id, rooms)
            .catch((error: unknown) => {
              log.error(error, 'news could not be read');
              // The pages then send requests for the gap.
              rooms.notifyGap();
            })
            .finally(() => {
              busy.delete(id);
              if (waiting.has(id) && !isStopped)
                schedule(id, Math.max(PAUSE_MS, GATHER_MS - (performance.now() - startedAt)));
            });
        }, pause);
        timers.add(timer);
      };
      let isStopped = false;
      const gather = (text: string) => {
        const [position = '', id = ''] = text.split(' ');
        addWaiting(id, Number(position) - 1, Number(position));
        if (!busy.has(id)) schedule(id, GATHER_MS);
      };
      let hasConnected = false;
      const listening = await database.listen(CHANNEL, gather, () => {
        if (hasConnected) rooms.notifyGap();
        hasConnected = true;
      });
      return () => {
        isStopped = true;
        for (const timer of timers) clearTimeout(timer);
        // Not awaited: a database that hangs would never answer, and the connection ends with the pool.
        listening.unlisten().catch(() => undefined);
      };
    },
  };
}
