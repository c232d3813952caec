import { doublePrecision, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../../platform/database/columns.ts';
import { account } from '../../account/accounts/tables.ts';
import { courseLesson } from '../base/tables.ts';

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
