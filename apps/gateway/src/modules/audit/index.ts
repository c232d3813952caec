import { deleteOlderThan, type Job } from '../../platform/jobs/job.ts';
import type { Module } from '../../platform/module.ts';
import { auditData } from './own-data-service.ts';
import { auditEntry } from './tables.ts';

/** Retention of the audit log, in days (rules/audit#retention). */
const RETENTION_DAYS = 180;

/** Daily job that deletes old audit entries. */
const auditJobs: readonly Job[] = [deleteOlderThan('audit-entries', auditEntry, auditEntry.at, RETENTION_DAYS)];

/** The audit log retains the entries of an erased account, which contain its id alone (rules/audit#privacy). */
export const auditModule: Module<never> = {
  handlers: {},
  routes: null,
  mediaRoutes: [],
  pageCards: {},
  initialDataLoaders: {},
  jobs: auditJobs,
  workers: [],
  erasure: null,
  ownData: auditData,
  constraints: {},
};
