import { deleteOlderThan, type Job } from '../../../platform/jobs/job.ts';
import type { ChangeService } from './change-service.ts';
import { courseChange } from './tables.ts';

/** How long changes are kept, in days: who has not opened a course for so long learns it anew (rules/retention#daily-jobs). */
const RETENTION_DAYS = 365;

/** The job that tells learners what changed in their courses (rules/learning#changes). */
export const createChangeJob = (changes: ChangeService): Job => ({
  name: 'course-changes',
  inTheEvening: true,
  batch: (tx, now) => changes.tell(tx, now),
});

/** Daily job that deletes old changes. */
export const oldChangesJob: Job = deleteOlderThan(
  'old-course-changes',
  courseChange,
  courseChange.changedAt,
  RETENTION_DAYS,
);
