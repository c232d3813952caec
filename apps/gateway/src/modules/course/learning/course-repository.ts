import { ResourceType } from '@osteon/domain';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { isPublished, resource } from '../../content/tables.ts';
import { courseLesson } from '../base/tables.ts';

/** Reads the fields of courses that decide who may learn them. */
export function createLearningCourseRepository(db: Database) {
  return {
    /** Access fields of a published course; undefined for every other id. */
    async findPublished(id: string) {
      const [row] = await db
        .select({ cardDetails: resource.cardDetails, title: resource.title, titleEn: resource.titleEn })
        .from(resource)
        .where(and(isPublished, eq(resource.id, id), eq(resource.type, ResourceType.course)));
      return row?.cardDetails?.kind === 'course'
        ? { ...row.cardDetails.course, title: row.title, titleEn: row.titleEn }
        : undefined;
    },

    async findLesson(id: string) {
      const [row] = await db.select().from(courseLesson).where(eq(courseLesson.id, id));
      return row;
    },
  };
}
