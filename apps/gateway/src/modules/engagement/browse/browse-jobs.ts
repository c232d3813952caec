import { deleteOlderThan, type Job } from '../../../platform/jobs/job.ts';
import { browseRecord } from './tables.ts';

/** Retention of browsing records, in days (rules/retention#daily-jobs). */
const RETENTION_DAYS = 365;

/** Daily jobs that delete old records. */
export const browseJobs: readonly Job[] = [
  deleteOlderThan('browse-records', browseRecord, browseRecord.viewedAt, RETENTION_DAYS),
];
