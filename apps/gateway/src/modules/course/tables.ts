import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { resource } from '../content/tables.ts';
import { doctor } from '../doctor/tables.ts';

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
