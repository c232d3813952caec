import { deleteOlderThan, type Job } from '../../platform/jobs/job.ts';
import { auditEntry } from './tables.ts';

/** How long the audit log is kept, in days (spec-decision 11j). */
export const auditJobs: readonly Job[] = [deleteOlderThan('audit-entries', auditEntry, auditEntry.at, 180)];
