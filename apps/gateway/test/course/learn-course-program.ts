import { systemClock } from '../../src/platform/clock.ts';
import { readConfig } from '../../src/platform/config/config.ts';
import { openShared } from '../../src/platform/database/open-shared.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { learnCourse } from './learn-course.ts';

// Finishes a course except for its test for an account of a running portal, as it would take as long as its videos.
const [accountId, courseId] = process.argv.slice(2);
if (accountId === undefined || courseId === undefined) throw new TypeError('Name the account and the course.');
const config = readConfig(process.env);
const database = await openShared({ ...config, log: createLog(config) });
await learnCourse({ sql: database.sql, clock: systemClock }, accountId, courseId);
await database.close();
