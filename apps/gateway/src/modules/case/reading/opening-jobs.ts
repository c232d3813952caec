import { deleteOlderThan, type Job } from '../../../platform/jobs/job.ts';
import { caseOpening, openedWithoutAccountAt } from './tables.ts';

/** Retention of visitors' openings, in days: as long as a browser has its device id (rules/retention#daily-jobs). */
const RETENTION_DAYS = 730;

/** Daily job that deletes old openings without an account; their votes stay in the counts. */
export const oldOpeningsJob: Job = deleteOlderThan(
  'case-openings',
  caseOpening,
  openedWithoutAccountAt,
  RETENTION_DAYS,
);
