import type { OwnData } from '../../platform/own-data.ts';
import { testAttempt } from './test/tables.ts';

/** An account's attempts at tests, without what would tell the answers of those that run. */
export const courseData: OwnData = {
  rows: [
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
