import { toMinute, toMinuteMask, uniteMasks } from '@osteon/domain';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../../platform/app-context.ts';
import { type AttendedHour, createAttendanceRepository } from './attendance-repository.ts';

/** Delay of the storing of sent minutes, in ms. */
const STORE_MS = 2000;

/** Rows of a statement: a report of a viewer waits for it if it writes the same row. */
const BATCH = 500;

/** Viewers whose last minute is cached: a player makes several requests in each. */
const MARKED_MAX = 50_000;

export type SentMedia = ReturnType<typeof createSentMedia>;

/**
 * The minutes in which streams were sent to accounts: collected in memory, as each viewer makes a request every second
 * or two, and stored together (rules/live-attendance#minutes).
 */
export function createSentMedia({ db, clock, log }: Pick<AppContext, 'db' | 'clock' | 'log'>) {
  const marked = new LRUCache<string, number>({ max: MARKED_MAX });
  let pending = new Map<string, AttendedHour>();
  let timer: NodeJS.Timeout | undefined;
  let storing: Promise<void> = Promise.resolve();

  function add(hour: AttendedHour): void {
    const key = `${hour.liveId} ${hour.accountId} ${hour.hourAt}`;
    const former = pending.get(key);
    pending.set(key, former ? { ...hour, mask: uniteMasks(former.mask, hour.mask) } : hour);
    timer ??= setTimeout(() => void store(), STORE_MS).unref();
  }

  /** Stores what is pending. It never fails: what could not be stored is tried again later. */
  function store(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    storing = storing.then(async () => {
      const hours = [...pending.values()];
      pending = new Map();
      for (let start = 0; start < hours.length; start += BATCH) {
        const batch = hours.slice(start, start + BATCH);
        try {
          await createAttendanceRepository(db).addSent(batch);
        } catch (error) {
          log.warn(error);
          for (const hour of batch) add(hour);
        }
      }
    });
    return storing;
  }

  return {
    /** Marks that the stream is sent to an account now, or may be until a time in ms. */
    mark(liveId: string, accountId: string, until = clock.now()): void {
      const key = `${liveId} ${accountId}`;
      const last = toMinute(until);
      if (marked.get(key) === last) return;
      marked.set(key, last);
      for (let minute = toMinute(clock.now()); minute <= last; minute++)
        add({ liveId, accountId, ...toMinuteMask(minute) });
    },

    store,
  };
}
