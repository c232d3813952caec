/** Shortest time between two reports, in ms. */
const INTERVAL_MS = 1000;

/** Reports the progress of a long work in whole percent. */
export interface ProgressReporter {
  /** The part that is done, from 0 to 1. */
  readonly update: (part: number) => void;
  /** Waits for reports in progress, so that none arrives after the end. */
  readonly flush: () => Promise<void>;
}

/**
 * Creates a reporter that calls `report` at most once a second and one call at a time; a failed report is not repeated.
 */
export function createProgressReporter(
  report: (percent: number) => Promise<unknown>,
  clock: { now(): number },
): ProgressReporter {
  let reported = 0;
  let reportedAt = 0;
  let pending: Promise<unknown> | null = null;
  return {
    update(part) {
      const percent = Math.floor(part * 100);
      if (percent <= reported || pending || clock.now() - reportedAt < INTERVAL_MS) return;
      reported = percent;
      reportedAt = clock.now();
      pending = report(percent)
        .catch(() => undefined)
        .finally(() => {
          pending = null;
        });
    },
    async flush() {
      await pending;
    },
  };
}
