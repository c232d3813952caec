import { formatDay, getDayStart, TEST_TRIES_A_DAY } from '@osteon/domain';
import type { Database } from '../../../platform/database/connect.ts';
import { createAttemptRepository } from './attempt-repository.ts';

/** A passed attempt for which credit is awarded; `at` in ms. */
interface PassedTest {
  readonly attemptId: string;
  readonly score: number;
  readonly at: number;
}

/** State of an account in a test. */
interface TestState {
  /** Number of attempts that may still start today. */
  readonly attemptsLeft: number;
  /** Percent: the best passed score, else the last one; null before the first. */
  readonly score: number | null;
}

/** Test results that learning depends on. */
export interface CourseTests {
  /** The best passed attempt of an account at the test of a course; null if none was passed. */
  findPassed(db: Database, accountId: string, courseId: string): Promise<PassedTest | null>;
  /**
   * States of an account in the tests of courses at `now` (ms), by course id; tests that it never started are missing.
   */
  listTestStates(
    db: Database,
    accountId: string,
    courseIds: readonly string[],
    now: number,
  ): Promise<ReadonlyMap<string, TestState>>;
}

/** The results of tests (rules/course-test#score). */
export const courseTests: CourseTests = {
  async findPassed(db, accountId, courseId) {
    const passed = await createAttemptRepository(db).findPassed(accountId, courseId);
    if (!passed || passed.submittedAt === null || passed.score === null) return null;
    return { attemptId: passed.id, score: passed.score, at: passed.submittedAt };
  },

  async listTestStates(db, accountId, courseIds, now) {
    if (courseIds.length === 0) return new Map();
    const rows = await createAttemptRepository(db).listTestStates(accountId, courseIds, getDayStart(formatDay(now)));
    return new Map(
      rows.map(({ courseId, best, last, today }) => [
        courseId,
        { attemptsLeft: Math.max(0, TEST_TRIES_A_DAY - today), score: best ?? last },
      ]),
    );
  },
};
