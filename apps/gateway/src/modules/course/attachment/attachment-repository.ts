import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { isPublished, resource } from '../../content/tables.ts';
import { courseAttachment } from './tables.ts';

/** Reads the files that go with courses. */
export function createAttachmentRepository(db: Database) {
  return {
    /** Attachments of a course, in their order. */
    list: (courseId: string) =>
      db
        .select({ id: courseAttachment.id, title: courseAttachment.title, bytes: courseAttachment.bytes })
        .from(courseAttachment)
        .where(eq(courseAttachment.courseId, courseId))
        .orderBy(asc(courseAttachment.position)),

    /** An attachment of a published course; undefined for any other. */
    async findPublished(id: string): Promise<typeof courseAttachment.$inferSelect | undefined> {
      const [row] = await db
        .select({ attachment: courseAttachment })
        .from(courseAttachment)
        .innerJoin(resource, and(eq(resource.id, courseAttachment.courseId), isPublished))
        .where(eq(courseAttachment.id, id));
      return row?.attachment;
    },
  };
}
