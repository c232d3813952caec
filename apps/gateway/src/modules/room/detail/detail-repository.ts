import { LiveStatus } from '@osteon/domain';
import { asc, eq, max, type SQL, sql } from 'drizzle-orm';
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

    /** The times at which an event last went on the air, was announced, and changed its status; null if it never has. */
    async findStatusTimes(liveId: string) {
      const { at, to, transition } = liveStatusChange;
      const lastAt = (condition: SQL) => sql<Date | null>`max(${at}) filter (where ${condition})`.mapWith(at);
      const [row] = await db
        .select({
          beginTime: lastAt(eq(transition, 'start')),
          announcedAt: lastAt(eq(to, LiveStatus.advertise)),
          statusTime: max(at),
        })
        .from(liveStatusChange)
        .where(eq(liveStatusChange.liveId, liveId));
      return row ?? { beginTime: null, announcedAt: null, statusTime: null };
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
