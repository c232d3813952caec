import type { AppContext } from '../app-context.ts';
import { liftStatementLimit } from '../database/statement-limit.ts';
import type { Job } from './job.ts';
import { lockJob, readLastRun, saveLastRun } from './job-repository.ts';

/** Shortest time between two runs of a job, in milliseconds: less than a day, as the last run ended after it began. */
const PERIOD_MS = 20 * 60 * 60 * 1000;

/**
 * Runs a job batch by batch if it is due: never run, or not for 20 hours. Of several processes one runs a batch at a time;
 * an interrupted job continues with the next attempt.
 */
export async function runDailyJob(
  deps: Pick<AppContext, 'db' | 'clock'>,
  job: Job,
  stopped: AbortSignal,
): Promise<void> {
  while (await runBatch(deps, job)) stopped.throwIfAborted();
}

/** Runs one batch if the job is due and not locked; returns whether there may be more. */
function runBatch({ db, clock }: Pick<AppContext, 'db' | 'clock'>, job: Job): Promise<boolean> {
  return db.transaction(async (tx) => {
    await liftStatementLimit(tx);
    if (!(await lockJob(tx, job.name))) return false;
    const now = clock.now();
    const done = await readLastRun(tx, job.name);
    if (done !== null && now - done < PERIOD_MS) return false;
    const more = await job.batch(tx, now);
    if (!more) await saveLastRun(tx, job.name, now);
    return more;
  });
}
