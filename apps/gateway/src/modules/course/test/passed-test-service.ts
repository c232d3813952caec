import type { Database } from '../../../platform/database/connect.ts';
import { createAttemptRepository } from './attempt-repository.ts';

/** A passed attempt, as credit refers to it; `at` in ms. */
interface PassedTest {
  readonly attemptId: string;
  readonly score: number;
  readonly at: number;
}

/** What learning needs of tests. */
export interface CourseTests {
  /** The best passed attempt of an account at the test of a course; null where none was passed. */
  findPassed(db: Database, accountId: string, courseId: string): Promise<PassedTest | null>;
}

/** The results of tests (rules/course-test#score). */
export const courseTests: CourseTests = {
  async findPassed(db, accountId, courseId) {
    const passed = await createAttemptRepository(db).findPassed(accountId, courseId);
    if (!passed || passed.submittedAt === null || passed.score === null) return null;
    return { attemptId: passed.id, score: passed.score, at: passed.submittedAt };
  },
};
