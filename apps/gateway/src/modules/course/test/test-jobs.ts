import type { Job } from '../../../platform/jobs/job.ts';
import type { TestService } from './test-service.ts';

/** Attempts of one batch; each may complete a course. */
const BATCH = 200;

/** The daily job that scores attempts whose time has run out and whose owners did not come back (rules/course-test#time). */
export const createRunOutTestsJob = ({ finishAllRunOut }: Pick<TestService, 'finishAllRunOut'>): Job => ({
  name: 'run-out-course-tests',
  batch: async (tx, now) => (await finishAllRunOut(tx, now, BATCH)) === BATCH,
});
