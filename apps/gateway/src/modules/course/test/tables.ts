import { QUESTION_KINDS } from '@osteon/domain';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/columns.ts';
import { account } from '../../account/tables.ts';
import { course } from '../tables.ts';

/** Where the answer to a question can be learnt again, within a lesson of its course (rules/course-test#questions). */
export interface ReviewPlace {
  readonly resourceId: string;
  /** A second of a film, the anchor of a document's section, or null for the item as a whole. */
  readonly position: number | string | null;
  /** The chapter, step or heading; empty for the item as a whole. */
  readonly label: string;
}

/**
 * A question of a course's test (rules/course-test#questions). One that its course no longer has stays for the attempts that
 * were asked it.
 */
export const courseQuestion = pgTable(
  'course_question',
  {
    id: text().primaryKey(),
    courseId: text()
      .notNull()
      .references(() => course.id, { onDelete: 'cascade' }),
    /** Its place in the content file; null once the course no longer asks it. */
    position: integer(),
    kind: text({ enum: QUESTION_KINDS }).notNull(),
    question: text().notNull(),
    options: text().array().notNull(),
    /** Positions of the right options; of an ordering question all of them, in their right order. */
    answerKey: integer().array().notNull(),
    explanation: text().notNull(),
    review: jsonb().$type<readonly ReviewPlace[]>().notNull(),
  },
  (table) => [index('course_question_course').on(table.courseId, table.position)],
);

/**
 * An attempt of an account at the test of a course (rules/course-test#time). The reference keeps the loader from deleting a
 * course that somebody was tested in.
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
    /** Decides the order of the options of each question. */
    seed: bigint({ mode: 'number' }).notNull(),
    /** The questions in the order in which they are asked. */
    questionIds: text().array().notNull(),
    /** Positions of the chosen options by question, as in `course_question`, not as shown. */
    answers: jsonb().$type<Readonly<Record<string, readonly number[]>>>().notNull(),
    /** Questions that its owner wants to look at again. */
    markedIds: text().array().notNull(),
    startedAt: moment().notNull(),
    /** From then on nothing more is taken. */
    endsAt: moment().notNull(),
    /** When it was submitted, or its end where its time ran out; null while it runs. */
    submittedAt: moment(),
    isRunOut: boolean().notNull(),
    /** Whole percent, and the questions that were right; null while it runs. */
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
