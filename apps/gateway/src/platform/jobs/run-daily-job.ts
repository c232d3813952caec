import { setTimeout as pause } from 'node:timers/promises';
import type { AppContext } from '../app-context.ts';
import { liftStatementLimit } from '../database/statement-limit.ts';
import { isFileRemovalPaused } from '../storage/file-removal.ts';
import type { Job } from './job.ts';
import { createJobRepository } from './job-repository.ts';

/**
 * Shortest time between two runs of a job, in milliseconds: less than a day, as the last run ended after it started.
 */
const PERIOD_MS = 20 * 60 * 60 * 1000;

/** Interval of the check whether a backup has ended, in milliseconds. */
const BACKUP_CHECK_MS = 30_000;

/**
 * Runs a job batch by batch if it is due: never run, or not for 20 hours. Of several processes one runs a batch at a
 * time; an interrupted job continues with the next attempt. A job that removes files waits while a backup runs.
 */
export async function runDailyJob(
  deps: Pick<AppContext, 'db' | 'clock'>,
  job: Job,
  stopped: AbortSignal,
): Promise<void> {
  for (;;) {
    const outcome = await runBatch(deps, job);
    if (outcome === 'done') return;
    stopped.throwIfAborted();
    if (outcome === 'paused') await pause(BACKUP_CHECK_MS, undefined, { signal: stopped });
  }
}

/** Runs one batch if the job is due and not locked. */
function runBatch({ db, clock }: Pick<AppContext, 'db' | 'clock'>, job: Job): Promise<'more' | 'done' | 'paused'> {
  return db.transaction(async (tx) => {
    await liftStatementLimit(tx);
    const runs = createJobRepository(tx);
    if (!(await runs.lock(job.name))) return 'done';
    const now = clock.now();
    const done = await runs.readLastRun(job.name);
    if (done !== null && now - done < PERIOD_MS) return 'done';
    if (job.removesFiles && (await isFileRemovalPaused(tx))) return 'paused';
    if (await job.batch(tx, now)) return 'more';
    await runs.saveLastRun(job.name, now);
    return 'done';
  });
}
