import { ResourceType } from '@osteon/domain';
import { asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { isPublished, resource, resourceTag, tag } from '../../content/tables.ts';

/** Reads the tags of cases. */
export function createCaseTagRepository(db: Database) {
  return {
    /** All tags with the number of published cases of each, the most first; the cases are read from their index. */
    listTags() {
      const counted = db
        .select({ tagId: resourceTag.tagId, caseNum: count().as('case_num') })
        .from(resource)
        .innerJoin(resourceTag, eq(resourceTag.resourceId, resource.id))
        .where(sql`${isPublished} and ${eq(resource.type, ResourceType.case)}`)
        .groupBy(resourceTag.tagId)
        .as('counted');
      const caseNum = sql<number>`coalesce(${counted.caseNum}, 0)`.mapWith(Number);
      return db
        .select({ id: tag.id, name: tag.name, kind: tag.kind, caseNum })
        .from(tag)
        .leftJoin(counted, eq(counted.tagId, tag.id))
        .orderBy(desc(caseNum), asc(tag.position));
    },
  };
}
