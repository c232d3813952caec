import { deleteOlderThan, type Job } from '../../../platform/jobs/job.ts';
import { watchSession } from './tables.ts';

/** How long play sessions are kept, in days: past a day they report nothing more (rules/retention#daily-jobs). */
const RETENTION_DAYS = 2;

/** Daily job that deletes old play sessions. */
export const watchJobs: readonly Job[] = [
  deleteOlderThan('watch-sessions', watchSession, watchSession.openedAt, RETENTION_DAYS),
];
