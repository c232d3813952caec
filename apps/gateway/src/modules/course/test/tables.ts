import { QUESTION_KINDS } from '@osteon/domain';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../../platform/database/columns.ts';
import { account } from '../../account/accounts/tables.ts';
import { course } from '../base/tables.ts';

/**
 * Position at which the answer to a question can be reviewed, within a lesson of its course
 * (rules/course-test#questions).
 */
export interface ReviewPosition {
  readonly resourceId: string;
  /** A second of a video, the anchor of a document's section, or null for the item as a whole. */
  readonly position: number | string | null;
  /** The chapter, step or heading; empty for the item as a whole. */
  readonly label: string;
}

/**
 * A question of a course's test (rules/course-test#questions). A retired question stays stored for the attempts that
 * contain it.
 */
export const courseQuestion = pgTable(
  'course_question',
  {
    id: text().primaryKey(),
    courseId: text()
      .notNull()
      .references(() => course.id, { onDelete: 'cascade' }),
    /** Its position in the content file; null once the course has retired it. */
    position: integer(),
    kind: text({ enum: QUESTION_KINDS }).notNull(),
    question: text().notNull(),
    options: text().array().notNull(),
    /** Positions of the right options; of an ordering question all of them, in their right order. */
    answerKey: integer().array().notNull(),
    explanation: text().notNull(),
    review: jsonb().$type<readonly ReviewPosition[]>().notNull(),
  },
  (table) => [index('course_question_course').on(table.courseId, table.position)],
);

/**
 * An attempt of an account at the test of a course (rules/course-test#time). The foreign key prevents the loader from
 * deleting a course with attempts.
 */
export const testAttempt = pgTable(
  'test_attempt',
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    courseId: text()
      .notNull()
      .references(() => course.id),
    /** Seed of the order of the options of each question. */
    seed: bigint({ mode: 'number' }).notNull(),
    /** The question ids in their displayed order. */
    questionIds: text().array().notNull(),
    /** Positions of the chosen options by question, as in `course_question`, not as displayed. */
    answers: jsonb().$type<Readonly<Record<string, readonly number[]>>>().notNull(),
    /** Questions that the account has marked for review. */
    markedIds: text().array().notNull(),
    startedAt: timestampMs().notNull(),
    /** Time from which on no answers are accepted. */
    endsAt: timestampMs().notNull(),
    /** Time at which it was submitted, or its end time if it expired; null while it runs. */
    submittedAt: timestampMs(),
    isRunOut: boolean().notNull(),
    /** Whole percent, and the correctly answered questions; null while it runs. */
    score: integer(),
    passed: boolean(),
    rightIds: text().array(),
  },
  (table) => [
    uniqueIndex('test_attempt_running').on(table.accountId, table.courseId).where(sql`${table.submittedAt} is null`),
    index('test_attempt_own').on(table.accountId, table.courseId, table.startedAt),
    index('test_attempt_course').on(table.courseId, table.startedAt),
    index('test_attempt_due').on(table.endsAt).where(sql`${table.submittedAt} is null`),
    check(
      'test_attempt_result',
      sql`(${table.submittedAt} is null) = (${table.score} is null) and (${table.score} is null) = (${table.passed} is null)
        and (${table.score} is null) = (${table.rightIds} is null)`,
    ),
    check('test_attempt_time', sql`${table.endsAt} > ${table.startedAt}`),
  ],
);
