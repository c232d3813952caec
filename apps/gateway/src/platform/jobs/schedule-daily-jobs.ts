import type { AppContext } from '../app-context.ts';
import type { Job } from './job.ts';
import { runDailyJobs } from './run-daily-jobs.ts';

/** Interval of the check for due jobs, in milliseconds. */
const LOOK_MS = 10 * 60 * 1000;

/** Runs overdue jobs at once and each job daily from then on; the returned function stops it after the current batch. */
export function scheduleDailyJobs(
  deps: Pick<AppContext, 'db' | 'clock' | 'log'>,
  jobs: readonly Job[],
): () => Promise<void> {
  const stopping = new AbortController();
  let looking = runDailyJobs(deps, jobs, stopping.signal);
  const timer = setInterval(() => {
    looking = looking.then(() => runDailyJobs(deps, jobs, stopping.signal));
  }, LOOK_MS);
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await looking;
  };
}
