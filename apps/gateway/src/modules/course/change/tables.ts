import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/columns.ts';
import { course } from '../tables.ts';

/**
 * A change of a course: its learners are told of it once, and see it on the page of the course until they dismiss it
 * (rules/learning#changes). Kept for a year.
 */
export const courseChange = pgTable(
  'course_change',
  {
    id: uuid().primaryKey().defaultRandom(),
    courseId: text()
      .notNull()
      .references(() => course.id, { onDelete: 'cascade' }),
    changedAt: moment().notNull(),
    /** Titles of lessons. */
    added: text().array().notNull(),
    removed: text().array().notNull(),
    changed: text().array().notNull(),
    testChanged: boolean().notNull(),
    /** The last account that was told, in their order; empty before the first. */
    toldUpTo: text().notNull().default(''),
    /** When all learners had been told; null before. */
    toldAt: moment(),
  },
  (table) => [
    index('course_change_course').on(table.courseId, table.changedAt),
    index('course_change_untold').on(table.changedAt, table.id).where(sql`${table.toldAt} is null`),
    index('course_change_changed').on(table.changedAt),
  ],
);
