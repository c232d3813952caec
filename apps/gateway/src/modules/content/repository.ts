import { and, asc, count, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { specialty } from '../doctor/tables.ts';
import { picture } from '../media/tables.ts';
import { selectCards } from './card-query.ts';
import { type ListFilter, selectList } from './list-query.ts';
import { resource, resourceTag, tag } from './tables.ts';

/** Reads the spine of all lists, its specialties and its tags. */
export function createContentRepository(db: Database) {
  const tags = () =>
    db
      .select({ tag, count: count(resourceTag.resourceId) })
      .from(tag)
      .leftJoin(resourceTag, eq(resourceTag.tagId, tag.id))
      .groupBy(tag.id)
      .$dynamic();

  return {
    cards: (ids: readonly string[]) => selectCards(db).where(anyOf(resource.id, ids)),

    list: (filter: ListFilter, page: Parameters<typeof selectList>[2]) => selectList(db, filter, page),

    specialties: () =>
      db
        .select({ specialty, picture })
        .from(specialty)
        .innerJoin(picture, eq(picture.id, specialty.pictureId))
        .orderBy(asc(specialty.position)),

    /** How many resources each specialty holds, of one type or of all. */
    countBySpecialty: (type: number | undefined) =>
      db
        .select({ specialtyId: resource.specialtyId, count: count() })
        .from(resource)
        .where(type === undefined ? undefined : eq(resource.type, type))
        .groupBy(resource.specialtyId),

    tags: (specialtyId: string | undefined) =>
      tags()
        .where(specialtyId === undefined ? undefined : eq(tag.specialtyId, specialtyId))
        .orderBy(asc(tag.position)),

    tag: (id: string) => tags().where(eq(tag.id, id)),

    tagsOf: (resourceId: string) =>
      db
        .select({ id: tag.id, name: tag.name })
        .from(resourceTag)
        .innerJoin(tag, eq(tag.id, resourceTag.tagId))
        .where(eq(resourceTag.resourceId, resourceId))
        .orderBy(asc(tag.position)),

    /** Ids of resources of these types that share tags with one, most shared first, then most viewed. */
    sharingTags(id: string, types: readonly number[], limit: number) {
      const own = alias(resourceTag, 'own');
      return db
        .select({ id: resource.id })
        .from(own)
        .innerJoin(resourceTag, and(eq(resourceTag.tagId, own.tagId), ne(resourceTag.resourceId, own.resourceId)))
        .innerJoin(resource, eq(resource.id, resourceTag.resourceId))
        .where(and(eq(own.resourceId, id), sql`${resource.type} = any(${sql.param(types)})`))
        .groupBy(resource.id)
        .orderBy(desc(count()), desc(resource.viewCount), desc(resource.id))
        .limit(limit);
    },

    /** Ids of the most viewed resources of a specialty. */
    mostViewed: (specialtyId: string, types: readonly number[], limit: number) =>
      db
        .select({ id: resource.id })
        .from(resource)
        .where(and(eq(resource.specialtyId, specialtyId), sql`${resource.type} = any(${sql.param(types)})`))
        .orderBy(desc(resource.viewCount), desc(resource.id))
        .limit(limit),

    async hasNewer(type: number, after: number): Promise<boolean> {
      const rows = db.select({ id: resource.id }).from(resource);
      return (await rows.where(and(eq(resource.type, type), gt(resource.publishedAt, after))).limit(1)).length > 0;
    },

    /** Counts one more view, in the resource and in what its tags repeat of it, as part of `trx`; what is seen then. */
    async addView(id: string, trx: Database) {
      const { type, viewCount, publishedAt } = resource;
      const [viewed] = await trx
        .update(resource)
        .set({ viewCount: sql`${viewCount} + 1` })
        .where(eq(resource.id, id))
        .returning({ resourceType: type, resourceId: resource.id, viewCount, publishedAt });
      if (viewed) {
        const seen = { viewCount: viewed.viewCount };
        await trx.update(resourceTag).set(seen).where(eq(resourceTag.resourceId, id));
      }
      return viewed;
    },
  };
}
