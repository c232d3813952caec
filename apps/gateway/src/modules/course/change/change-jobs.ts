import type { Job } from '../../../platform/jobs/job.ts';
import type { ChangeService } from './change-service.ts';

/** The job that tells learners what changed in their courses (rules/learning#changes). */
export const createChangeJob = (changes: ChangeService): Job => ({
  name: 'course-changes',
  inTheEvening: true,
  batch: (tx, now) => changes.tell(tx, now),
});
