import type { Clock } from '../src/platform/clock.ts';

/** A clock that advances only when the test advances it. */
export interface FakeClock extends Clock {
  advance(ms: number): void;
  set(ms: number): void;
}

/** Creates a clock that starts at the present. */
export function createFakeClock(): FakeClock {
  let now = Date.now();
  return {
    now: () => now,
    advance: (ms) => {
      now += ms;
    },
    set: (ms) => {
      now = ms;
    },
  };
}
