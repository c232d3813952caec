import type { AppContext } from '../../platform/app-context.ts';
import { databaseError } from '../../platform/http/database-error.ts';
import type { EventRow } from './event-rows.ts';
import { insertEvents } from './repository.ts';

/** How long events gather before they are written, in milliseconds, and how many one statement writes. */
const GATHER_MS = 1000;
const AT_ONCE = 1000;

/** Events that wait while the database cannot be reached; what comes beyond is given up, so that memory stays bounded. */
const WAITING_MAX = 20_000;

/** Takes events into memory and writes them a moment later, many at once, so that no call waits for a count. */
export interface EventIngest {
  enqueue(rows: readonly EventRow[]): void;
  /** Writes what waits; for the end of the process. */
  flush(): Promise<void>;
}

/** Makes the intake. A second's events are lost with a process that dies. */
export function createEventIngest({ db, log }: Pick<AppContext, 'db' | 'log'>): EventIngest {
  const waiting: EventRow[] = [];
  let timer: NodeJS.Timeout | null = null;
  let writing = Promise.resolve();
  let lost = 0;

  function writeSoon(): void {
    timer ??= setTimeout(() => void writeNow(), GATHER_MS).unref();
  }

  function writeNow(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    writing = writing.then(write);
    return writing;
  }

  async function write(): Promise<void> {
    for (let rows = waiting.splice(0, AT_ONCE); rows.length > 0; rows = waiting.splice(0, AT_ONCE)) {
      try {
        await insertEvents(db, rows);
      } catch (error) {
        if (databaseError(error, {}) !== 'unavailable') {
          log.error({ err: error, rows: rows.length }, 'analytics events cannot be written');
          continue;
        }
        waiting.unshift(...rows);
        return writeSoon();
      }
    }
    if (lost > 0) log.warn({ lost }, 'analytics events were given up while the database was away');
    lost = 0;
  }

  return {
    enqueue(rows) {
      const room = Math.max(0, WAITING_MAX - waiting.length);
      waiting.push(...rows.slice(0, room));
      lost += Math.max(0, rows.length - room);
      writeSoon();
    },
    flush: writeNow,
  };
}
