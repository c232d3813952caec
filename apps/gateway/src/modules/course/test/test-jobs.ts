import type { Job } from '../../../platform/jobs/job.ts';
import type { TestService } from './test-service.ts';

/** Batch size, in attempts; each may complete a course. */
const BATCH = 200;

/** Daily job that scores attempts that expired without being submitted (rules/course-test#time). */
export const createRunOutTestsJob = ({ finishAllRunOut }: Pick<TestService, 'finishAllRunOut'>): Job => ({
  name: 'run-out-course-tests',
  batch: async (tx, now) => (await finishAllRunOut(tx, now, BATCH)) === BATCH,
});
