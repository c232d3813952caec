/** The source of the time, which tests replace. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

/** The clock of the operating system. */
export const systemClock: Clock = { now: () => Date.now() };
