import type { AppContext } from '../app-context.ts';
import { liftStatementLimit } from '../database/statement-limit.ts';
import type { Job } from './job.ts';
import { lockJob, readLastRun, saveLastRun } from './job-repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Runs every job that is due: never run, or a day ago. Of several processes one runs a batch at a time; an interrupted
 * job continues at the next check. A failure is logged and does not affect the other jobs.
 */
export async function runDailyJobs(
  deps: Pick<AppContext, 'db' | 'clock' | 'log'>,
  jobs: readonly Job[],
  stopped: AbortSignal,
): Promise<void> {
  for (const job of jobs) {
    try {
      while (!stopped.aborted && (await runBatch(deps, job)));
    } catch (error) {
      deps.log.error({ err: error, job: job.name }, 'a daily job failed');
    }
  }
}

/** Runs one batch if the job is due and not locked; returns whether there may be more. */
function runBatch({ db, clock }: Pick<AppContext, 'db' | 'clock'>, job: Job): Promise<boolean> {
  return db.transaction(async (tx) => {
    await liftStatementLimit(tx);
    if (!(await lockJob(tx, job.name))) return false;
    const now = clock.now();
    const done = await readLastRun(tx, job.name);
    if (done !== null && now - done < DAY_MS) return false;
    const more = await job.batch(tx, now);
    if (!more) await saveLastRun(tx, job.name, now);
    return more;
  });
}
