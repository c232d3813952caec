import { deleteOlderThan, type Job } from '../../../platform/jobs/job.ts';
import { watchSession } from './tables.ts';
import { createWatchRepository } from './watch-repository.ts';

/** Retention of play sessions in days: after one day they accept no report (rules/retention#daily-jobs). */
const RETENTION_DAYS = 2;

/** The number of accounts whose videos one batch archives. */
const ARCHIVE_BATCH = 100;

/**
 * Daily jobs: one deletes old play sessions, the other is the compaction of the watch ledger: it archives the rows of
 * videos that are no longer played (rules/watch#archive).
 */
export const watchJobs: readonly Job[] = [
  deleteOlderThan('watch-sessions', watchSession, watchSession.openedAt, RETENTION_DAYS),
  {
    name: 'watched-films',
    batch: async (tx) => (await createWatchRepository(tx).archiveWatchedVideos(ARCHIVE_BATCH)) === ARCHIVE_BATCH,
  },
];
