import { asc, eq } from 'drizzle-orm';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { resource } from '../content/tables.ts';
import { collection, collectionVideo, video } from './tables.ts';

/** Reads videos and collections. */
export function createVideoRepository(db: Database) {
  return {
    findVideo: (id: string) => db.select().from(video).where(eq(video.id, id)),

    listChapters: (ids: readonly string[]) =>
      db.select({ id: video.id, chapters: video.chapters }).from(video).where(anyOf(video.id, ids)),

    /** What decides how much of a video may be watched. */
    async findWatchFacts(id: string) {
      const [row] = await db
        .select({ id: video.id, vip: resource.vip, durationSeconds: resource.durationSeconds })
        .from(video)
        .innerJoin(resource, eq(resource.id, video.id))
        .where(eq(video.id, id));
      return row;
    },

    listCollections: (specialtyId: string | undefined) =>
      db
        .select()
        .from(collection)
        .where(specialtyId === undefined ? undefined : eq(collection.specialtyId, specialtyId))
        .orderBy(asc(collection.position)),

    listCollectionVideos: (collectionIds: readonly string[]) =>
      db
        .select()
        .from(collectionVideo)
        .where(anyOf(collectionVideo.collectionId, collectionIds))
        .orderBy(asc(collectionVideo.collectionId), asc(collectionVideo.position)),
  };
}
