import { asc, eq, max, sql } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { liveGalleryPicture, liveProduct } from '../../live/event/tables.ts';
import { liveStatusChange } from '../../live/status/tables.ts';
import { picture } from '../../media/tables.ts';

/** Reads the data that only the page of an event shows. */
export function createLiveDetailRepository(db: Database) {
  return {
    async listProductIds(liveId: string): Promise<string[]> {
      const rows = await db
        .select({ productId: liveProduct.productId })
        .from(liveProduct)
        .where(eq(liveProduct.liveId, liveId))
        .orderBy(asc(liveProduct.position));
      return rows.map(({ productId }) => productId);
    },

    /** The times at which an event last went on the air, and its status last changed; null if it never has. */
    async findStatusTimes(liveId: string) {
      const { at, transition } = liveStatusChange;
      const startedAt = sql<Date | null>`max(${at}) filter (where ${eq(transition, 'start')})`.mapWith(at);
      const [row] = await db
        .select({ beginTime: startedAt, statusTime: max(at) })
        .from(liveStatusChange)
        .where(eq(liveStatusChange.liveId, liveId));
      return row ?? { beginTime: null, statusTime: null };
    },

    listGallery: (liveId: string) =>
      db
        .select({ title: liveGalleryPicture.title, picture })
        .from(liveGalleryPicture)
        .innerJoin(picture, eq(picture.id, liveGalleryPicture.pictureId))
        .where(eq(liveGalleryPicture.liveId, liveId))
        .orderBy(asc(liveGalleryPicture.position)),

    async findPictures(ids: readonly (string | null)[]): Promise<Map<string, typeof picture.$inferSelect>> {
      const known = ids.filter((id) => id !== null);
      const rows = known.length > 0 ? await db.select().from(picture).where(anyOf(picture.id, known)) : [];
      return new Map(rows.map((row) => [row.id, row]));
    },
  };
}
