import type { AppContext } from '../app-context.ts';
import type { Job } from './job.ts';
import { runDailyJobs } from './run-daily-jobs.ts';

/** How often the gateway looks whether a chore is due, in milliseconds. */
const LOOK_MS = 10 * 60 * 1000;

/** Does the daily chores that are overdue at once and each one daily from then on; gives what stops it after the batch that runs. */
export function scheduleDailyJobs(
  deps: Pick<AppContext, 'db' | 'clock' | 'log'>,
  chores: readonly Job[],
): () => Promise<void> {
  const stopping = new AbortController();
  let looking = runDailyJobs(deps, chores, stopping.signal);
  const timer = setInterval(() => {
    looking = looking.then(() => runDailyJobs(deps, chores, stopping.signal));
  }, LOOK_MS);
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await looking;
  };
}
