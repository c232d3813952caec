import { LIVE_PRESENCE_MS } from '@osteon/domain';
import { and, count, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { livePresence } from './tables.ts';

/** Visitors of one address who count at most (rules/live#presence). */
const VISITORS_PER_ADDRESS = 200;

type Presence = typeof livePresence.$inferInsert;

/** Reads and writes who is on the page of an event. */
export function createPresenceRepository(db: Database) {
  const isOf = ({ liveId, browser }: Pick<Presence, 'liveId' | 'browser'>) =>
    and(eq(livePresence.liveId, liveId), eq(livePresence.browser, browser));

  /** Who was heard of lately. What a clock that was set back has left in the future is nobody who is there. */
  const isThere = (liveId: string, now: number) =>
    and(
      eq(livePresence.liveId, liveId),
      gt(livePresence.seenAt, now - LIVE_PRESENCE_MS),
      lt(livePresence.seenAt, now + LIVE_PRESENCE_MS),
    );

  return {
    /** Notes that somebody has an event open. */
    async save(presence: Presence): Promise<void> {
      const { address, channel, seenAt } = presence;
      await db
        .insert(livePresence)
        .values(presence)
        .onConflictDoUpdate({ target: [livePresence.liveId, livePresence.browser], set: { address, channel, seenAt } });
    },

    /** Notes that somebody has left an event. */
    async remove(presence: Pick<Presence, 'liveId' | 'browser'>): Promise<void> {
      await db.delete(livePresence).where(isOf(presence));
    },

    /** Whether one more visitor of an address would count beside the others that are there. */
    async hasRoom({ liveId, browser, seenAt }: Presence, address: Buffer): Promise<boolean> {
      const others = db
        .select({ browser: livePresence.browser })
        .from(livePresence)
        .where(and(isThere(liveId, seenAt), eq(livePresence.address, address), ne(livePresence.browser, browser)))
        .limit(VISITORS_PER_ADDRESS)
        .as('others');
      const [row] = await db.select({ count: count() }).from(others);
      return (row?.count ?? 0) < VISITORS_PER_ADDRESS;
    },

    /**
     * How many are there: every account, and so many visitors of each address as count. Visitors who
     * come at once may each have found room.
     */
    async countPresent(liveId: string, now: number): Promise<number> {
      const groups = db
        .select({ address: livePresence.address, present: count().as('present') })
        .from(livePresence)
        .where(isThere(liveId, now))
        .groupBy(livePresence.address)
        .as('groups');
      const counted = sql`case when ${groups.address} is null then ${groups.present}
        else least(${groups.present}, ${VISITORS_PER_ADDRESS}) end`;
      const [row] = await db.select({ count: sql<number>`coalesce(sum(${counted}), 0)::int` }).from(groups);
      return row?.count ?? 0;
    },
  };
}
