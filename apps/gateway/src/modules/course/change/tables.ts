import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../../platform/database/columns.ts';
import { course } from '../base/tables.ts';

/**
 * A change of a course: its learners are notified once, and it is displayed on the course page until they dismiss it
 * (rules/learning#changes). Retained for a year.
 */
export const courseChange = pgTable(
  'course_change',
  {
    id: uuid().primaryKey().defaultRandom(),
    courseId: text()
      .notNull()
      .references(() => course.id, { onDelete: 'cascade' }),
    changedAt: timestampMs().notNull(),
    /** Titles of lessons. */
    added: text().array().notNull(),
    removed: text().array().notNull(),
    changed: text().array().notNull(),
    testChanged: boolean().notNull(),
    /** The last notified account, in their order; empty before the first. */
    notifiedUpTo: text().notNull().default(''),
    /** Time at which all learners had been notified; null before. */
    notifiedAt: timestampMs(),
  },
  (table) => [
    index('course_change_course').on(table.courseId, table.changedAt),
    index('course_change_pending').on(table.changedAt, table.id).where(sql`${table.notifiedAt} is null`),
    index('course_change_changed').on(table.changedAt),
  ],
);
