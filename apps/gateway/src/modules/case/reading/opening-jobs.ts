import { sql } from 'drizzle-orm';
import { deleteOlderThan, type Job } from '../../../platform/jobs/job.ts';
import { caseOpening } from './tables.ts';

/** Retention of visitors' openings, in days: as long as a browser has its device id (rules/retention#daily-jobs). */
const RETENTION_DAYS = 730;

/** Daily job that deletes old openings without an account; their votes stay in the counts. */
export const oldOpeningsJob: Job = deleteOlderThan(
  'case-openings',
  caseOpening,
  sql`case when ${caseOpening.accountId} is null then ${caseOpening.openedAt} end`,
  RETENTION_DAYS,
);
