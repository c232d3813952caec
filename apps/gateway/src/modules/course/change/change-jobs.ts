import { deleteOlderThan, type Job } from '../../../platform/jobs/job.ts';
import type { ChangeService } from './change-service.ts';
import { courseChange } from './tables.ts';

/**
 * Retention of changes, in days: an account that has not opened a course for that long gets no notice of them
 * (rules/retention#daily-jobs).
 */
const RETENTION_DAYS = 365;

/** Job that notifies learners of changes in their courses (rules/learning#changes). */
export const createChangeJob = (changes: ChangeService): Job => ({
  name: 'course-changes',
  inTheEvening: true,
  batch: (tx, now) => changes.notifyBatch(tx, now),
});

/** Daily job that deletes old changes. */
export const oldChangesJob: Job = deleteOlderThan(
  'old-course-changes',
  courseChange,
  courseChange.changedAt,
  RETENTION_DAYS,
);
