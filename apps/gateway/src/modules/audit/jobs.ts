import { deleteOlderThan, type Job } from '../../platform/jobs/job.ts';
import { auditEntry } from './tables.ts';

/** Retention of the audit log, in days (rules/audit#retention). */
const RETENTION_DAYS = 180;

/** Daily job that deletes old audit entries. */
export const auditJobs: readonly Job[] = [deleteOlderThan('audit-entries', auditEntry, auditEntry.at, RETENTION_DAYS)];
