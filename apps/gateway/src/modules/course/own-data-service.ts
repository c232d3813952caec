import type { OwnData } from '../../platform/own-data.ts';
import { courseLearner } from './base/tables.ts';
import { lessonReading } from './learning/tables.ts';
import { testAttempt } from './test/tables.ts';

/**
 * Data export of an account: its joined courses, reading progress and test attempts, without what would reveal the
 * answers of running ones.
 */
export const courseData: OwnData = {
  rows: [
    {
      name: 'courses',
      title: '加入的课程',
      table: courseLearner,
      account: courseLearner.accountId,
      names: { changesDismissedAt: 'changesSeenAt' },
    },
    { name: 'lesson-readings', title: '课程中的阅读进度', table: lessonReading, account: lessonReading.accountId },
    {
      name: 'course-tests',
      title: '课程测试',
      table: testAttempt,
      account: testAttempt.accountId,
      hidden: [testAttempt.seed],
    },
  ],
  listFiles: null,
};
