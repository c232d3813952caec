import { and, asc, count, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { equalsIfSet } from '../../platform/database/filters.ts';
import { specialty } from '../doctor/tables.ts';
import { picture } from '../media/tables.ts';
import { selectCourseGroups } from './repository/course-filter.ts';
import { selectCards } from './repository/select-cards.ts';
import { type ListFilter, type ListRange, selectList } from './repository/select-list.ts';
import { isPublished, resource, resourceTag, tag } from './tables.ts';

export type ContentRepository = ReturnType<typeof createContentRepository>;

/** Reads published resources, their specialties and their tags, and counts views. */
export function createContentRepository(db: Database) {
  const selectTags = () =>
    db
      .select({ tag, count: count(resourceTag.resourceId) })
      .from(tag)
      .leftJoin(resourceTag, and(eq(resourceTag.tagId, tag.id), sql`${resourceTag.isPublished}`))
      .groupBy(tag.id)
      .$dynamic();

  return {
    findByIds: (ids: readonly string[]) => selectCards(db).where(and(isPublished, anyOf(resource.id, ids))),

    listPage: (filter: ListFilter, range: ListRange) => selectList(db, filter, range),

    /** The published courses by the filters of their list, each of `apart` on its own. */
    listCourseGroups: async (apart: readonly string[]) => selectCourseGroups(db, apart),

    listSpecialties: () =>
      db
        .select({ specialty, picture })
        .from(specialty)
        .innerJoin(picture, eq(picture.id, specialty.pictureId))
        .orderBy(asc(specialty.position)),

    /** The number of resources of each specialty, of one type or of all. */
    countBySpecialty: (type: number | undefined) =>
      db
        .select({ specialtyId: resource.specialtyId, count: count() })
        .from(resource)
        .where(and(isPublished, equalsIfSet(resource.type, type)))
        .groupBy(resource.specialtyId),

    /** The number of resources of each of these authors, without those who have none; read from an index alone. */
    countByAuthor: (authorIds: readonly string[]) =>
      db
        .select({ authorId: resource.authorId, count: count() })
        .from(resource)
        .where(and(isPublished, anyOf(resource.authorId, authorIds)))
        .groupBy(resource.authorId),

    /** The number of an author's resources of each type, the smallest type number first. */
    countByType: (authorId: string) =>
      db
        .select({ resourceType: resource.type, count: count() })
        .from(resource)
        .where(and(isPublished, eq(resource.authorId, authorId)))
        .groupBy(resource.type)
        .orderBy(asc(resource.type)),

    listTags: (specialtyId: string | undefined) =>
      selectTags().where(equalsIfSet(tag.specialtyId, specialtyId)).orderBy(asc(tag.position)),

    findTag: (id: string) => selectTags().where(eq(tag.id, id)),

    listTagsOfResource: (resourceId: string) =>
      db
        .select({ id: tag.id, name: tag.name })
        .from(resourceTag)
        .innerJoin(tag, eq(tag.id, resourceTag.tagId))
        .where(eq(resourceTag.resourceId, resourceId))
        .orderBy(asc(tag.position)),

    /** The tags of these resources, each resource's in the editors' order. */
    listTagsOfResources: (ids: readonly string[]) =>
      db
        .select({ resourceId: resourceTag.resourceId, id: tag.id, name: tag.name })
        .from(resourceTag)
        .innerJoin(tag, eq(tag.id, resourceTag.tagId))
        .where(anyOf(resourceTag.resourceId, ids))
        .orderBy(asc(tag.position)),

    /** Ids of resources of these types that share tags with a resource, most shared first, then most viewed. */
    listSharingTags(id: string, types: readonly number[], limit: number) {
      const own = alias(resourceTag, 'own');
      return db
        .select({ id: resource.id })
        .from(own)
        .innerJoin(resourceTag, and(eq(resourceTag.tagId, own.tagId), ne(resourceTag.resourceId, own.resourceId)))
        .innerJoin(resource, eq(resource.id, resourceTag.resourceId))
        .where(and(isPublished, eq(own.resourceId, id), sql`${resource.type} = any(${sql.param(types)})`))
        .groupBy(resource.id)
        .orderBy(desc(count()), desc(resource.viewCount), desc(resource.id))
        .limit(limit);
    },

    /** Ids of the most viewed resources of a specialty. */
    listMostViewed: (specialtyId: string, types: readonly number[], limit: number) =>
      db
        .select({ id: resource.id })
        .from(resource)
        .where(
          and(isPublished, eq(resource.specialtyId, specialtyId), sql`${resource.type} = any(${sql.param(types)})`),
        )
        .orderBy(desc(resource.viewCount), desc(resource.id))
        .limit(limit),

    async hasNewer(type: number, after: number): Promise<boolean> {
      const rows = db.select({ id: resource.id }).from(resource);
      return (
        (await rows.where(and(isPublished, eq(resource.type, type), gt(resource.publishedAt, after))).limit(1)).length >
        0
      );
    },

    /**
     * Adds a view in `tx` to the resource and to the copies in its tags, or subtracts one; returns the new count,
     * undefined for an unknown id.
     */
    async addView(id: string, tx: Database, by: 1 | -1) {
      const { type, viewCount, publishedAt } = resource;
      const [viewed] = await tx
        .update(resource)
        .set({ viewCount: sql`greatest(0, ${viewCount} + ${by})` })
        .where(eq(resource.id, id))
        .returning({ resourceType: type, resourceId: resource.id, viewCount, publishedAt });
      if (viewed) {
        await tx.update(resourceTag).set({ viewCount: viewed.viewCount }).where(eq(resourceTag.resourceId, id));
      }
      return viewed;
    },
  };
}
