import type { OwnData } from '../../platform/own-data.ts';
import { m } from '../../texts/index.ts';
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
      title: m['ownData.course.courses'],
      table: courseLearner,
      account: courseLearner.accountId,
      names: { changesDismissedAt: 'changesSeenAt' },
    },
    {
      name: 'lesson-readings',
      title: m['ownData.course.lessonReadings'],
      table: lessonReading,
      account: lessonReading.accountId,
    },
    {
      name: 'course-tests',
      title: m['ownData.course.courseTests'],
      table: testAttempt,
      account: testAttempt.accountId,
      hidden: [testAttempt.seed],
    },
  ],
  listFiles: null,
};
