import { vi } from 'vitest';

/** Time limits that pass when the test says so. */
interface HeldTimeLimits {
  /** Lets the time limits of `ms` milliseconds pass. */
  pass(ms: number): void;
}

/** A timer that is never due by itself, in ms: the longest that Node takes. */
const NEVER_MS = 2 ** 31 - 1;

const { setTimeout, clearTimeout } = globalThis;
const setSignal = AbortSignal.timeout.bind(AbortSignal);
const readClock = performance.now.bind(performance);

/** Returns true in a timer of the database driver, which opens connections meanwhile and limits them to 5 s, too. */
const isDriver = (): boolean => new Error().stack?.includes('node_modules/postgres/') === true;

/**
 * Holds the time limits of exactly these lengths, in milliseconds, that are set from now to the end of the test, as
 * timers, signals or deadlines of the monotonic clock.
 */
export function holdTimeLimits(...lengths: readonly number[]): HeldTimeLimits {
  const timers = new Map<unknown, { ms: number; work: () => void }>();
  const signals = new Map<AbortController, number>();
  let passed = 0;

  vi.spyOn(globalThis, 'setTimeout').mockImplementation((work, ms = 0, ...values) => {
    if (!lengths.includes(ms) || isDriver()) return setTimeout(work, ms, ...values);
    const timer = setTimeout(() => undefined, NEVER_MS).unref();
    timers.set(timer, { ms, work: () => work(...values) });
    return timer;
  });
  vi.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
    timers.delete(timer);
    clearTimeout(timer);
  });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    if (!lengths.includes(ms)) return setSignal(ms);
    const controller = new AbortController();
    signals.set(controller, ms);
    return controller.signal;
  });
  vi.spyOn(performance, 'now').mockImplementation(() => readClock() + passed);

  return {
    pass(length) {
      passed += length;
      for (const [timer, { ms, work }] of timers) if (ms === length && timers.delete(timer)) work();
      for (const [signal, ms] of signals) {
        if (ms === length) signal.abort(new DOMException('The time limit has passed.', 'TimeoutError'));
      }
    },
  };
}
