import { LIVE_PRESENCE_MS } from '@osteon/domain';
import { and, count, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { livePresence } from './tables.ts';

/** Maximum number of visitors of one address who are counted (rules/room-presence#presence). */
const VISITORS_PER_ADDRESS = 200;

type Presence = typeof livePresence.$inferInsert;

/** Reads and writes the presence of viewers on the page of an event. */
export function createPresenceRepository(db: Database) {
  const isOf = ({ liveId, browser }: Pick<Presence, 'liveId' | 'browser'>) =>
    and(eq(livePresence.liveId, liveId), eq(livePresence.browser, browser));

  /** Presence that was renewed lately. A row in the future, left by a clock that was set back, does not count. */
  const isPresent = (liveId: string, now: number) =>
    and(
      eq(livePresence.liveId, liveId),
      gt(livePresence.seenAt, now - LIVE_PRESENCE_MS),
      lt(livePresence.seenAt, now + LIVE_PRESENCE_MS),
    );

  return {
    /** Stores that a viewer has an event open. */
    async save(presence: Presence): Promise<void> {
      const { address, channel, seenAt } = presence;
      await db
        .insert(livePresence)
        .values(presence)
        .onConflictDoUpdate({ target: [livePresence.liveId, livePresence.browser], set: { address, channel, seenAt } });
    },

    /** Deletes the presence of a viewer who has left an event. */
    async remove(presence: Pick<Presence, 'liveId' | 'browser'>): Promise<void> {
      await db.delete(livePresence).where(isOf(presence));
    },

    /** Returns true if one more visitor of an address would count beside the others that are present. */
    async hasVisitorSlot({ liveId, browser, seenAt }: Presence, address: Buffer): Promise<boolean> {
      const others = db
        .select({ browser: livePresence.browser })
        .from(livePresence)
        .where(and(isPresent(liveId, seenAt), eq(livePresence.address, address), ne(livePresence.browser, browser)))
        .limit(VISITORS_PER_ADDRESS)
        .as('others');
      const [row] = await db.select({ count: count() }).from(others);
      return (row?.count ?? 0) < VISITORS_PER_ADDRESS;
    },

    /**
     * Number of viewers who are present: every account, and the visitors of each address up to the maximum. Concurrent
     * visitors may each have passed the check.
     */
    async countPresent(liveId: string, now: number): Promise<number> {
      const groups = db
        .select({ address: livePresence.address, present: count().as('present') })
        .from(livePresence)
        .where(isPresent(liveId, now))
        .groupBy(livePresence.address)
        .as('groups');
      const counted = sql`case when ${groups.address} is null then ${groups.present}
        else least(${groups.present}, ${VISITORS_PER_ADDRESS}) end`;
      const [row] = await db.select({ count: sql<number>`coalesce(sum(${counted}), 0)::int` }).from(groups);
      return row?.count ?? 0;
    },
  };
}
