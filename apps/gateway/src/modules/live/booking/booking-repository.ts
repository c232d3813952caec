import { type LiveNotice, LiveStatus } from '@osteon/domain';
import { and, asc, count, eq, gt, inArray, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { liveEvent } from '../event/tables.ts';
import { liveStatusChange } from '../status/tables.ts';
import { liveBooking } from './tables.ts';

/** A booked event, or a booked item of its agenda. */
export interface BookingTarget {
  readonly liveId: string;
  /** Empty for the event itself. */
  readonly itemId: string;
}

/** Bookings of one event or item whose accounts were notified of the same start time and received the same reminder. */
export type BookingGroup = BookingTarget & { readonly startAt: number; readonly lastNotice: LiveNotice };

const UPCOMING_STATUSES: readonly number[] = [LiveStatus.advertise, LiveStatus.living, LiveStatus.pause];

/** Reads and writes bookings. */
export function createBookingRepository(db: Database) {
  const isOf = ({ liveId, itemId }: BookingTarget) =>
    and(eq(liveBooking.liveId, liveId), eq(liveBooking.itemId, itemId));

  // Taken down before its planned end while it was announced; an event that is taken down later has taken place.
  const lastChange = sql`(select max(${liveStatusChange.id}) from ${liveStatusChange} where ${eq(liveStatusChange.liveId, liveEvent.id)})`;
  const isCancelled = sql`(${eq(liveEvent.status, LiveStatus.disabled)} and exists (select from ${liveStatusChange} where ${eq(liveStatusChange.id, lastChange)}
    and ${eq(liveStatusChange.from, LiveStatus.advertise)} and ${lt(liveStatusChange.at, liveEvent.planEndAt)}))`;

  return {
    /** Adds a booking; returns false if it exists already. */
    async insert(booking: typeof liveBooking.$inferInsert): Promise<boolean> {
      return (await db.insert(liveBooking).values(booking).onConflictDoNothing()).count > 0;
    },

    /** Removes a booking; returns false if it does not exist. */
    async remove(accountId: string, target: BookingTarget): Promise<boolean> {
      const condition = and(eq(liveBooking.accountId, accountId), isOf(target));
      return (await db.delete(liveBooking).where(condition)).count > 0;
    },

    /** Changes the number of bookings of an event; returns the new count. */
    async addToCount(id: string, by: number): Promise<number> {
      const { bookNum } = liveEvent;
      const [row] = await db
        .update(liveEvent)
        .set({ bookNum: sql`greatest(${bookNum} + ${by}, 0)` })
        .where(eq(liveEvent.id, id))
        .returning({ bookNum });
      return row?.bookNum ?? 0;
    },

    /** The bookings of an account in an event: ids of items, and an empty one for the event itself. */
    async listItemIds(accountId: string, liveId: string): Promise<Set<string>> {
      const rows = await db
        .select({ itemId: liveBooking.itemId })
        .from(liveBooking)
        .where(and(eq(liveBooking.accountId, accountId), eq(liveBooking.liveId, liveId)));
      return new Set(rows.map(({ itemId }) => itemId));
    },

    /** Bookings of an account for events that are announced or on the air and end after `now`, with their events. */
    listUpcoming: (accountId: string, now: number, limit: number) =>
      db
        .select({ itemId: liveBooking.itemId, event: liveEvent })
        .from(liveBooking)
        .innerJoin(liveEvent, eq(liveEvent.id, liveBooking.liveId))
        .where(
          and(
            eq(liveBooking.accountId, accountId),
            inArray(liveEvent.status, [...UPCOMING_STATUSES]),
            // An event that is on the air may overrun.
            or(ne(liveEvent.status, LiveStatus.advertise), gt(liveEvent.planEndAt, now)),
          ),
        )
        .orderBy(asc(liveEvent.planStartAt), asc(liveBooking.liveId), asc(liveBooking.itemId))
        .limit(limit),

    /** Number of bookings of an event for other items than these. */
    async countOthers(liveId: string, itemIds: readonly string[]): Promise<number> {
      const condition = and(eq(liveBooking.liveId, liveId), notInArray(liveBooking.itemId, [...itemIds]));
      const [row] = await db.select({ count: count() }).from(liveBooking).where(condition);
      return row?.count ?? 0;
    },

    /** The number of bookings of each item of an event that has any; of the event itself by an empty id. */
    async countByItem(liveId: string): Promise<ReadonlyMap<string, number>> {
      const { itemId } = liveBooking;
      const rows = await db
        .select({ itemId, count: count() })
        .from(liveBooking)
        .where(eq(liveBooking.liveId, liveId))
        .groupBy(itemId);
      return new Map(rows.map((row) => [row.itemId, row.count]));
    },

    /** The accounts that have booked an event itself. */
    async listAccountIds(liveId: string): Promise<string[]> {
      const rows = await db
        .select({ accountId: liveBooking.accountId })
        .from(liveBooking)
        .where(isOf({ liveId, itemId: '' }));
      return rows.map(({ accountId }) => accountId);
    },

    /** Removes the bookings of an account; returns the ids of the events that it had booked themselves. */
    async removeOfAccount(accountId: string): Promise<string[]> {
      const rows = await db.delete(liveBooking).where(eq(liveBooking.accountId, accountId)).returning();
      return rows.flatMap(({ liveId, itemId }) => (itemId === '' ? [liveId] : []));
    },

    /** Groups of bookings of events that are announced or on the air, or are cancelled and not yet notified. */
    listGroups(): Promise<BookingGroup[]> {
      const { liveId, itemId, startAt, lastNotice } = liveBooking;
      return db
        .select({ liveId, itemId, startAt, lastNotice })
        .from(liveBooking)
        .innerJoin(liveEvent, eq(liveEvent.id, liveId))
        .where(or(inArray(liveEvent.status, [...UPCOMING_STATUSES]), and(isCancelled, ne(lastNotice, 'cancelled'))))
        .groupBy(liveId, itemId, startAt, lastNotice);
    },

    /** Events with the time at which they last went on the air; null if they never have. */
    async listEvents(ids: readonly string[]) {
      const { liveId, transition, at } = liveStatusChange;
      const startedAt = sql<number | null>`(select max(${at}) from ${liveStatusChange}
        where ${eq(liveId, liveEvent.id)} and ${eq(transition, 'start')})`.mapWith(at);
      const rows = await db.select({ event: liveEvent, startedAt }).from(liveEvent).where(anyOf(liveEvent.id, ids));
      return rows.map((row) => ({ ...row.event, startedAt: row.startedAt }));
    },

    /**
     * A batch of bookings of a group, locked until the transaction ends; those that another gateway has locked are
     * skipped.
     */
    lockGroup: (group: BookingGroup, limit: number) =>
      db
        .select({ accountId: liveBooking.accountId, bookedAt: liveBooking.bookedAt })
        .from(liveBooking)
        .where(and(isOf(group), eq(liveBooking.startAt, group.startAt), eq(liveBooking.lastNotice, group.lastNotice)))
        .limit(limit)
        .for('update', { skipLocked: true }),

    /** Stores the last notification of accounts. */
    saveNotice: (
      target: BookingTarget,
      accountIds: readonly string[],
      notice: Pick<BookingGroup, 'startAt' | 'lastNotice'>,
    ) =>
      db
        .update(liveBooking)
        .set(notice)
        .where(and(isOf(target), anyOf(liveBooking.accountId, accountIds))),
  };
}
