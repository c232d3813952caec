import { LiveStatus } from '@osteon/domain';
import { and, desc, eq, lt, max, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { liveChannel } from '../stream/tables.ts';
import { liveEvent, liveStatusChange } from '../tables.ts';

/** Reads and changes the status of events. */
export function createStatusRepository(db: Database) {
  const lastSegmentAt = sql`(select max(${liveChannel.segmentAt}) from ${liveChannel} where ${eq(liveChannel.liveId, liveEvent.id)})`;

  // Literals, so that the planner sees that they lie within the indexes `live_event_on_air` and `live_event_ended`.
  const isLiving = sql.raw(`live_event.status = ${LiveStatus.living}`);
  const isOnAir = sql.raw(`live_event.status in (${LiveStatus.living}, ${LiveStatus.pause})`);

  const isEnded = sql.raw(`live_event.status = ${LiveStatus.end}`);

  return {
    /** The status of an event, locked until the transaction ends; undefined for an unknown id. */
    async lockStatus(id: string): Promise<number | undefined> {
      const [row] = await db
        .select({ status: liveEvent.status })
        .from(liveEvent)
        .where(eq(liveEvent.id, id))
        .for('update');
      return row?.status;
    },

    /** The status of an event; undefined for an unknown id. */
    async findStatus(id: string): Promise<number | undefined> {
      const [row] = await db.select({ status: liveEvent.status }).from(liveEvent).where(eq(liveEvent.id, id));
      return row?.status;
    },

    setStatus: (id: string, status: number) => db.update(liveEvent).set({ status }).where(eq(liveEvent.id, id)),

    addChange: (change: typeof liveStatusChange.$inferInsert) => db.insert(liveStatusChange).values(change),

    /** The last changes of an event, the newest first. */
    listChanges: (id: string, limit: number) =>
      db
        .select()
        .from(liveStatusChange)
        .where(eq(liveStatusChange.liveId, id))
        .orderBy(desc(liveStatusChange.id))
        .limit(limit),

    /** The last change that announced an event; null where none did. */
    async findAnnouncement(id: string): Promise<number | null> {
      const [row] = await db
        .select({ id: max(liveStatusChange.id) })
        .from(liveStatusChange)
        .where(and(eq(liveStatusChange.liveId, id), eq(liveStatusChange.to, LiveStatus.advertise)));
      return row?.id ?? null;
    },

    /** Running events whose encoders have all been gone since a moment; one that never had any is not among them. */
    async listSilent(since: number): Promise<string[]> {
      const before = new Date(since).toISOString();
      const rows = await db
        .select({ id: liveEvent.id })
        .from(liveEvent)
        .where(and(isLiving, sql`${lastSegmentAt} < ${before}::timestamptz`));
      return rows.map(({ id }) => id);
    },

    /**
     * Ended events with a recording that nobody writes to any more: no encoder holds a channel, and one that was not seen
     * since a moment went with its gateway.
     */
    async listRecorded(since: number): Promise<string[]> {
      const moment = new Date(since).toISOString();
      const ofEvent = eq(liveChannel.liveId, liveEvent.id);
      const rows = await db
        .select({ id: liveEvent.id })
        .from(liveEvent)
        .where(
          and(
            isEnded,
            sql`exists (select from ${liveChannel} where ${ofEvent} and ${liveChannel.segmentAt} is not null)`,
            sql`not exists (select from ${liveChannel} where ${ofEvent} and ${liveChannel.encoderId} is not null and ${liveChannel.encoderSeenAt} >= ${moment}::timestamptz)`,
          ),
        );
      return rows.map(({ id }) => id);
    },

    /** Events on the air whose planned end and last segment lie before a moment. */
    async listOverrun(before: number): Promise<string[]> {
      const moment = new Date(before).toISOString();
      const rows = await db
        .select({ id: liveEvent.id })
        .from(liveEvent)
        .where(
          and(
            isOnAir,
            lt(liveEvent.planEndAt, before),
            sql`coalesce(${lastSegmentAt}, '-infinity') < ${moment}::timestamptz`,
          ),
        );
      return rows.map(({ id }) => id);
    },
  };
}
