import type { AppContext } from '../app-context.ts';
import { liftStatementLimit } from '../database/statement-limit.ts';
import type { Job } from './job.ts';
import { lockJob, readLastRun, saveLastRun } from './job-repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Does every chore that is due: never done, or a day ago. Of several processes one does a batch at a time; a chore that
 * was cut off goes on at the next look. One that fails is told to the log and holds up no other.
 */
export async function runDailyJobs(
  deps: Pick<AppContext, 'db' | 'clock' | 'log'>,
  chores: readonly Job[],
  stopped: AbortSignal,
): Promise<void> {
  for (const chore of chores) {
    try {
      while (!stopped.aborted && (await doBatch(deps, chore)));
    } catch (error) {
      deps.log.error({ err: error, chore: chore.name }, 'a daily chore failed');
    }
  }
}

/** One batch, if the chore is due and free; tells whether there may be more to do. */
function doBatch({ db, clock }: Pick<AppContext, 'db' | 'clock'>, chore: Job): Promise<boolean> {
  return db.transaction(async (tx) => {
    await liftStatementLimit(tx);
    if (!(await lockJob(tx, chore.name))) return false;
    const now = clock.now();
    const done = await readLastRun(tx, chore.name);
    if (done !== null && now - done < DAY_MS) return false;
    const more = await chore.batch(tx, now);
    if (!more) await saveLastRun(tx, chore.name, now);
    return more;
  });
}
