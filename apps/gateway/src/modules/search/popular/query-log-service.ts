import { formatDay } from '@osteon/domain';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../../platform/app-context.ts';
import type { CallContext } from '../../../platform/http/handler.ts';
import { toKey } from '../query/tokenizer.ts';
import { createPopularRepository, type QueryRow } from './popular-repository.ts';
import { identifySearcher } from './searcher.ts';

/** Interval at which buffered searches are written, in ms. */
const FLUSH_INTERVAL_MS = 1000;

/** Minimum and maximum length of a normalised text; others are no subject that others would search for. */
const LENGTH = { least: 2, most: 40 };

/** Maximum rows that one process writes in a day, and those of one address, which bounds what a script can store. */
const ROWS_A_DAY = 50_000;
const ROWS_OF_ADDRESS = 100;
const ADDRESSES = 10_000;

/** Records which texts people search for (rules/search#popular-searches). */
export interface QueryLog {
  record(text: string, caller: Pick<CallContext, 'session' | 'ip' | 'reply'>): void;
  /** Writes the buffered searches, before the process ends. */
  flush(): Promise<void>;
}

/** Dependencies of the log. */
export type QueryLogDeps = Pick<AppContext, 'db' | 'clock' | 'keyFor'> & {
  readonly log: Pick<AppContext['log'], 'warn'>;
};

/** Creates the log, which writes many searches at once; no search waits for it. */
export function createQueryLog({ db, clock, log, keyFor }: QueryLogDeps): QueryLog {
  const popular = createPopularRepository(db);
  const personKey = keyFor('search-person');
  const buffer = new Map<string, QueryRow>();
  const byAddress = new LRUCache<string, number>({ max: ADDRESSES });
  let today = '';
  let rows = 0;
  let timer: NodeJS.Timeout | null = null;
  let writing = Promise.resolve();

  function admit(day: string, ip: string): boolean {
    if (day !== today) {
      today = day;
      rows = 0;
      byAddress.clear();
    }
    const own = byAddress.get(ip) ?? 0;
    if (rows >= ROWS_A_DAY || own >= ROWS_OF_ADDRESS) return false;
    rows++;
    byAddress.set(ip, own + 1);
    return true;
  }

  async function write(): Promise<void> {
    const searches = [...buffer.values()];
    buffer.clear();
    if (searches.length === 0) return;
    try {
      await popular.insertQueries(searches);
    } catch (error) {
      log.warn({ err: error, rows: searches.length }, 'searches cannot be counted');
    }
  }

  function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    writing = writing.then(write);
    return writing;
  }

  return {
    record(text, caller) {
      const key = toKey(text);
      if (key.length < LENGTH.least || key.length > LENGTH.most) return;
      const person = identifySearcher(caller, personKey, key);
      if (person === null) return;
      const day = formatDay(clock.now());
      const bufferKey = `${day} ${key} ${person.toString('base64')}`;
      if (buffer.has(bufferKey) || !admit(day, caller.ip)) return;
      buffer.set(bufferKey, { day, key, person, text });
      timer ??= setTimeout(() => void flush(), FLUSH_INTERVAL_MS).unref();
    },
    flush,
  };
}
