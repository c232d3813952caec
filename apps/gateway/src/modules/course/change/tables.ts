import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/columns.ts';
import { course } from '../tables.ts';

/** A change of a course of which its learners are still to be told (rules/learning#changes); deleted once all of them are. */
export const courseChange = pgTable('course_change', {
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
});
