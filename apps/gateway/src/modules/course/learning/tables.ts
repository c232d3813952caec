import { sql } from 'drizzle-orm';
import { doublePrecision, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../../platform/database/columns.ts';
import { account } from '../../account/accounts/tables.ts';
import { course, courseLesson } from '../tables.ts';

/** An account that has joined a course (rules/learning#joining). */
export const courseLearner = pgTable(
  'course_learner',
  {
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    courseId: text()
      .notNull()
      .references(() => course.id, { onDelete: 'cascade' }),
    joinedAt: timestampMs().notNull(),
    /** Time of the first progress; null before. */
    startedAt: timestampMs(),
    /** Time of the latest progress; the time of joining before that. */
    learntAt: timestampMs().notNull(),
    /** Time at which the completion condition first held; null before. */
    completedAt: timestampMs(),
    /** Time of the last reminder; null for never. */
    remindedAt: timestampMs(),
    /** Timestamp of the last change of the course that its learner has dismissed; null for none. */
    changesDismissedAt: timestampMs(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.courseId] }),
    index('course_learner_latest').on(
      table.accountId,
      table.learntAt.desc().nullsFirst(),
      table.courseId.desc().nullsFirst(),
    ),
    index('course_learner_course').on(table.courseId),
    index('course_learner_reminder')
      .on(table.accountId, table.learntAt)
      .where(
        sql`${table.startedAt} is not null and ${table.completedAt} is null
          and (${table.remindedAt} is null or ${table.remindedAt} < ${table.learntAt})`,
      ),
  ],
);

/** Reading progress of an account in the document or the case of a lesson (rules/learning#reading). */
export const lessonReading = pgTable(
  'lesson_reading',
  {
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    lessonId: text()
      .notNull()
      .references(() => courseLesson.id, { onDelete: 'cascade' }),
    seconds: doublePrecision().notNull(),
    /** Anchors of the sections that came into view. */
    sections: text().array().notNull(),
    /** Fraction that was read, 0 to 1. */
    share: doublePrecision().notNull(),
    reportedAt: timestampMs().notNull(),
    /** Time at which it was fully read; unchanged when the text or its minutes change. */
    doneAt: timestampMs(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.lessonId] }),
    index('lesson_reading_lesson').on(table.lessonId),
  ],
);
