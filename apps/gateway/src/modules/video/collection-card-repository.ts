import { eq, sql } from 'drizzle-orm';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { resource } from '../content/tables.ts';
import { specialty } from '../doctor/tables.ts';
import { picture } from '../media/tables.ts';
import { collection, collectionVideo } from './tables.ts';

export type CollectionCardRow = Awaited<ReturnType<typeof selectCollectionCards>>[number];

/** What the cards of these collections show, in no order; ids that name none are left out. */
export function selectCollectionCards(db: Database, ids: readonly string[]) {
  return db
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
    .innerJoin(resource, eq(resource.id, collectionVideo.videoId))
    .where(anyOf(collection.id, ids))
    .groupBy(collection.id, specialty.id, picture.id);
}
