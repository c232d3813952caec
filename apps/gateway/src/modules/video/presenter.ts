import type { CollectionCard } from '@osteon/contract';
import { eq, sql } from 'drizzle-orm';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { resource } from '../content/tables.ts';
import { presentSpecialty } from '../doctor/presenter.ts';
import { specialty } from '../doctor/tables.ts';
import { presentPicture } from '../media/presenter.ts';
import { picture } from '../media/tables.ts';
import { collection, collectionVideo } from './tables.ts';

/** The cards of collections in the order of the ids, without those that name none (home page). */
export async function collectionCards(db: Database, ids: readonly string[]): Promise<CollectionCard[]> {
  const rows = await db
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
  const byId = new Map(rows.map((row) => [row.collection.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { title, summary } = row.collection;
    const { videoCount, totalSeconds } = row;
    return {
      id,
      title,
      summary,
      videoCount,
      totalSeconds,
      specialty: presentSpecialty(row.specialty),
      picture: presentPicture(row.picture),
      pcLink: buildCollectionLink(id),
    };
  });
}

/** The place of a collection on the page of all. */
export function buildCollectionLink(id: string): string {
  return `/surgeryVideoList#${id}`;
}
