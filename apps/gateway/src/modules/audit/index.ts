import type { Module } from '../../platform/module.ts';
import { auditJobs } from './jobs.ts';
import { auditData } from './own-data-service.ts';

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
