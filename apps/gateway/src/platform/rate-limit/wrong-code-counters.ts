import { type CounterStores, createCounter, type SharedCounter } from './rate-limit-store.ts';

const HOUR_S = 3600;

/** The only key of the counter of all. */
export const ALL_KEY = 'all';

/** Wrong verification codes of strangers in the hour, for all gateway processes together. */
export interface WrongCodeCounters {
  readonly address: SharedCounter;
  readonly network: SharedCounter;
  readonly all: SharedCounter;
  /** The number of wrong codes in all. */
  readAll(): Promise<number>;
}

/** Creates the counters, which refuse nothing by themselves; rules/verification-code#wrong-codes-of-all. */
export function createWrongCodeCounters(stores: CounterStores): WrongCodeCounters {
  const create = (name: string) => createCounter(stores, { name, points: Number.MAX_SAFE_INTEGER, seconds: HOUR_S });
  const all = create('wrongCodesInAll');
  return {
    address: create('wrongCodesPerIp'),
    network: create('wrongCodesPerNetwork'),
    all,
    readAll: async () => (await all.get(ALL_KEY))?.consumedPoints ?? 0,
  };
}
