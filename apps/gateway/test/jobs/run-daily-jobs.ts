import type { AppContext } from '../../src/platform/app-context.ts';
import type { Job } from '../../src/platform/jobs/job.ts';
import { runDailyJob } from '../../src/platform/jobs/run-daily-job.ts';

/** Runs every daily job that is due, as its worker does. */
export async function runDailyJobs(deps: Pick<AppContext, 'db' | 'clock'>, jobs: readonly Job[]): Promise<void> {
  for (const job of jobs) await runDailyJob(deps, job, new AbortController().signal);
}
