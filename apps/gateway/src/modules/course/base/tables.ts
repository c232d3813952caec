import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../../platform/database/columns.ts';
import { account } from '../../account/accounts/tables.ts';
import { resource } from '../../content/tables.ts';
import { doctor } from '../../doctor/tables.ts';

/** The fields of a course that only its page displays (rules/course#page). */
export const course = pgTable('course', {
  id: text()
    .primaryKey()
    .references(() => resource.id, { onDelete: 'cascade' }),
  objectives: text().array().notNull(),
  audience: text().notNull(),
  /** Each lesson opens when those before it are done (rules/learning#order). */
  inOrder: boolean().notNull().default(false),
});

/** The lecturers of a course, in order. */
export const courseLecturer = pgTable(
  'course_lecturer',
  {
    courseId: text()
      .notNull()
      .references(() => course.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    doctorId: text()
      .notNull()
      .references(() => doctor.id),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.position] })],
);

/**
 * A lesson: a resource, or a test if there is none. Its id outlives changes of its title and position
 * (rules/course#lesson-ids).
 */
export const courseLesson = pgTable(
  'course_lesson',
  {
    id: text().primaryKey(),
    courseId: text()
      .notNull()
      .references(() => course.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    title: text().notNull(),
    type: text({ enum: ['video', 'document', 'case', 'test'] }).notNull(),
    minutes: integer().notNull(),
    tryWatch: boolean().notNull(),
    resourceId: text().references(() => resource.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('course_lesson_order').on(table.courseId, table.position),
    index('course_lesson_resource').on(table.resourceId),
  ],
);

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
