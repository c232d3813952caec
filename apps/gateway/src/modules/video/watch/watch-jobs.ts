import { deleteOlderThan, type Job } from '../../../platform/jobs/job.ts';
import { watchSession } from './tables.ts';
import { createWatchRepository } from './watch-repository.ts';

/** How long play sessions are kept, in days: past a day they report nothing more (rules/retention#daily-jobs). */
const RETENTION_DAYS = 2;

/** Accounts whose films one batch folds. */
const FOLD_BATCH = 100;

/** Daily jobs: one deletes old play sessions, the other folds the films that nobody plays any more (rules/watch#folding). */
export const watchJobs: readonly Job[] = [
  deleteOlderThan('watch-sessions', watchSession, watchSession.openedAt, RETENTION_DAYS),
  {
    name: 'watched-films',
    batch: async (tx) => (await createWatchRepository(tx).foldFilms(FOLD_BATCH)) === FOLD_BATCH,
  },
];
