import { and, asc, eq, sql } from 'drizzle-orm';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { equalsIfSet } from '../../platform/database/filters.ts';
import { isPublished, resource } from '../content/tables.ts';
import { specialty } from '../doctor/tables.ts';
import { picture } from '../media/tables.ts';
import { type Chapter, collection, collectionVideo, video } from './tables.ts';

/** A collection with what its card shows. */
export interface CollectionCardRow {
  readonly collection: typeof collection.$inferSelect;
  readonly specialty: typeof specialty.$inferSelect;
  readonly picture: typeof picture.$inferSelect;
  readonly videoCount: number;
  readonly totalSeconds: number;
}

/** Videos and collections. */
export function createVideoRepository(db: Database) {
  return {
    findVideo: (id: string) => db.select().from(video).where(eq(video.id, id)),

    listVideos: (ids: readonly string[]) => db.select().from(video).where(anyOf(video.id, ids)),

    async saveChapters(id: string, chapters: readonly Chapter[]): Promise<void> {
      await db.update(video).set({ chapters }).where(eq(video.id, id));
    },

    listChapters: (ids: readonly string[]) =>
      db.select({ id: video.id, chapters: video.chapters }).from(video).where(anyOf(video.id, ids)),

    /** The fields that decide who may watch a published video. */
    async findWatchFields(id: string) {
      const [row] = await db
        .select({ vip: resource.vip })
        .from(video)
        .innerJoin(resource, eq(resource.id, video.id))
        .where(and(isPublished, eq(video.id, id)));
      return row;
    },

    listCollections: (specialtyId: string | undefined) =>
      db
        .select()
        .from(collection)
        .where(equalsIfSet(collection.specialtyId, specialtyId))
        .orderBy(asc(collection.position)),

    /** Collections with what their cards show, in no particular order. */
    listCollectionCardRows: (ids: readonly string[]): Promise<CollectionCardRow[]> =>
      db
        .select({
          collection,
          specialty,
          picture,
          videoCount: sql<number>`count(*)::int`,
          totalSeconds: sql<number>`coalesce(sum(${resource.durationSeconds}), 0)::int`,
        })
        .from(collection)
        .innerJoin(specialty, eq(specialty.id, collection.specialtyId))
        .innerJoin(picture, eq(picture.id, collection.pictureId))
        .innerJoin(collectionVideo, eq(collectionVideo.collectionId, collection.id))
        .innerJoin(resource, and(isPublished, eq(resource.id, collectionVideo.videoId)))
        .where(anyOf(collection.id, ids))
        .groupBy(collection.id, specialty.id, picture.id),

    listCollectionVideos: (collectionIds: readonly string[]) =>
      db
        .select()
        .from(collectionVideo)
        .where(anyOf(collectionVideo.collectionId, collectionIds))
        .orderBy(asc(collectionVideo.collectionId), asc(collectionVideo.position)),
  };
}
