import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { course } from '../base/tables.ts';

/** A PDF that goes with a course (rules/course#attachments), in the order of its page. */
export const courseAttachment = pgTable(
  'course_attachment',
  {
    id: text().primaryKey(),
    courseId: text()
      .notNull()
      .references(() => course.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    title: text().notNull(),
    disk: text({ enum: ['files', 'library'] }).notNull(),
    /** Size on the disk, in bytes. */
    path: text().notNull(),
    bytes: integer().notNull(),
  },
  (table) => [unique('course_attachment_order').on(table.courseId, table.position)],
);
