import type { AdvertSlot } from '@osteon/domain';
import { and, asc, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { liveEvent } from '../live/event/tables.ts';
import { picture } from '../media/tables.ts';
import { advert } from './tables.ts';

export type AdvertRow = typeof advert.$inferSelect;

/** Most adverts of a slot that are considered at a time. */
const RUNNING_MAX = 50;

/** Reads and writes adverts. */
export function createAdvertRepository(db: Database) {
  return {
    /**
     * The running adverts of a slot in display order: those of the event before those of all, then the latest started.
     */
    listRunning: (slot: AdvertSlot, liveId: string | null, now: number) =>
      db
        .select({ advert, picture })
        .from(advert)
        .leftJoin(picture, eq(picture.id, advert.pictureId))
        .where(
          and(
            eq(advert.slot, slot),
            liveId === null ? isNull(advert.liveId) : or(isNull(advert.liveId), eq(advert.liveId, liveId)),
            lte(advert.fromAt, now),
            gt(advert.untilAt, now),
          ),
        )
        .orderBy(sql`${advert.liveId} is null`, desc(advert.fromAt), asc(advert.id))
        .limit(RUNNING_MAX),

    /** The adverts with the latest end, of all slots. */
    listLatest: (limit: number) => db.select().from(advert).orderBy(desc(advert.untilAt), asc(advert.id)).limit(limit),

    /** True if there is a live event of this id, in any status. */
    async hasEvent(liveId: string): Promise<boolean> {
      return (await db.select({ id: liveEvent.id }).from(liveEvent).where(eq(liveEvent.id, liveId))).length > 0;
    },

    /** Titles by id. */
    async findTitles(ids: readonly string[]): Promise<Map<string, string>> {
      const rows = await db.select({ id: advert.id, title: advert.title }).from(advert).where(anyOf(advert.id, ids));
      return new Map(rows.map(({ id, title }) => [id, title]));
    },

    /** Adds an advert with its picture; false where there is one of that id. */
    async add(row: typeof advert.$inferInsert, pictureRow: typeof picture.$inferInsert | null): Promise<boolean> {
      if (pictureRow) await db.insert(picture).values(pictureRow).onConflictDoNothing();
      return (await db.insert(advert).values(row).onConflictDoNothing()).count > 0;
    },

    /** An advert, locked until the transaction ends; undefined for an unknown id. */
    async lock(id: string): Promise<AdvertRow | undefined> {
      const [row] = await db.select().from(advert).where(eq(advert.id, id)).for('update');
      return row;
    },

    update: (id: string, change: Partial<typeof advert.$inferInsert>) =>
      db.update(advert).set(change).where(eq(advert.id, id)),

    /** Removes an advert; false for an unknown id. */
    async remove(id: string): Promise<boolean> {
      return (await db.delete(advert).where(eq(advert.id, id))).count > 0;
    },
  };
}
