import type { AppContext } from '../../platform/app-context.ts';
import { databaseError } from '../../platform/http/database-error.ts';
import type { EventRow } from './event-rows.ts';
import { createAnalyticsRepository } from './repository.ts';
import { createRowBudget } from './row-budget.ts';

/** Interval at which buffered events are written, in ms, and batch size of one statement. */
const FLUSH_INTERVAL_MS = 1000;
const BATCH = 1000;

/** Maximum number of events buffered while the database is unreachable; more are dropped, which bounds the memory. */
const BUFFER_MAX = 20_000;

/** Buffers events in memory and writes them in batches, so that no call waits for the database. */
export interface EventIngest {
  enqueue(rows: readonly EventRow[]): void;
  /** Writes the buffered events, before the process ends. */
  flush(): Promise<void>;
}

/** Creates the write buffer. A process that dies loses the events of its last second. */
export function createEventIngest(deps: Pick<AppContext, 'config' | 'db' | 'redis' | 'log' | 'clock'>): EventIngest {
  const { db, log, clock } = deps;
  const repository = createAnalyticsRepository(db);
  const spendBudget = createRowBudget(deps);
  const buffer: EventRow[] = [];
  let timer: NodeJS.Timeout | null = null;
  let writing = Promise.resolve();
  let dropped = 0;
  let overBudget = 0;

  function scheduleFlush(): void {
    timer ??= setTimeout(() => void flush(), FLUSH_INTERVAL_MS).unref();
  }

  function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    writing = writing.then(writeBuffer);
    return writing;
  }

  async function writeBuffer(): Promise<void> {
    for (let rows = buffer.splice(0, BATCH); rows.length > 0; rows = buffer.splice(0, BATCH)) {
      try {
        const accepted = await spendBudget(rows);
        overBudget += rows.length - accepted.length;
        if (accepted.length > 0) await repository.insertEvents(accepted, clock.now());
      } catch (error) {
        if (databaseError(error, {}) !== 'unavailable') {
          log.error({ err: error, rows: rows.length }, 'analytics events cannot be written');
          continue;
        }
        buffer.unshift(...rows);
        return scheduleFlush();
      }
    }
    if (dropped > 0) log.warn({ lost: dropped }, 'analytics events were given up while the database was away');
    if (overBudget > 0) log.warn({ lost: overBudget }, 'analytics events past the budget of the day were given up');
    dropped = 0;
    overBudget = 0;
  }

  return {
    enqueue(rows) {
      const freeRows = Math.max(0, BUFFER_MAX - buffer.length);
      buffer.push(...rows.slice(0, freeRows));
      dropped += Math.max(0, rows.length - freeRows);
      scheduleFlush();
    },
    flush,
  };
}
