import { canBookAgendaItem, canBookLive, findDueReminder, getShownLiveStatus, PUBLIC_STATUSES } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { listAgendaItems } from '../event/agenda-item.ts';
import { createLiveRepository } from '../event/repository.ts';
import type { liveEvent } from '../event/tables.ts';
import { type BookingTarget, createBookingRepository } from './booking-repository.ts';

type LiveEventRow = typeof liveEvent.$inferSelect;

/** A booking of an event, or of the item of its agenda that has `title`; times in ms. */
export interface UpcomingBooking {
  readonly event: LiveEventRow;
  /** Empty, as its title, for the event itself. */
  readonly itemId: string;
  readonly title: string;
  readonly startAt: number;
  readonly endAt: number;
}

/** Maximum number of bookings in a list of an account; later ones follow once the first are over. */
const BOOKINGS_MAX = 200;

export type BookingService = ReturnType<typeof createBookingService>;

/** Bookings of events and of items of their agendas (rules/live-booking#booking). */
export function createBookingService({ db, clock }: Pick<AppContext, 'db' | 'clock'>) {
  return {
    /**
     * Books an event or item for an account, or cancels the booking; idempotent, a booking counts once.
     * @throws {CallError} notFound for an event that is not public, conflict for one that can no longer be booked
     */
    setBooked: (
      accountId: string,
      target: BookingTarget,
      booked: boolean,
    ): Promise<{ booked: boolean; bookNum: number }> =>
      db.transaction(async (tx) => {
        const bookings = createBookingRepository(tx);
        // Locked, so that the count matches the bookings.
        const event = await createLiveRepository(tx).lockEvent(target.liveId);
        if (!event || !PUBLIC_STATUSES.includes(event.status)) throw new CallError('notFound');
        const changed = booked
          ? await book(tx, accountId, event, target.itemId)
          : await bookings.remove(accountId, target);
        if (!changed || target.itemId !== '') return { booked, bookNum: event.bookNum };
        return { booked, bookNum: await bookings.addToCount(event.id, booked ? 1 : -1) };
      }),

    /**
     * Bookings of an account for events that are not over, without items that are, by start time
     * (rules/live-booking#my-bookings).
     */
    async listUpcoming(accountId: string): Promise<UpcomingBooking[]> {
      const now = clock.now();
      const rows = await createBookingRepository(db).listUpcoming(accountId, now, BOOKINGS_MAX);
      return rows
        .flatMap(({ itemId, event }) => {
          if (itemId === '') return { event, itemId, title: '', startAt: event.planStartAt, endAt: event.planEndAt };
          const item = listAgendaItems(event).find(({ id, endAt }) => id === itemId && endAt > now);
          return item ? { event, itemId, title: item.title, startAt: item.at, endAt: item.endAt } : [];
        })
        .toSorted((one, other) => one.startAt - other.startAt);
    },

    /** The number of bookings of each item of an event that has any. */
    countByItem: (liveId: string): Promise<ReadonlyMap<string, number>> =>
      createBookingRepository(db).countByItem(liveId),

    /** The accounts that have booked an event itself. */
    listAccountIds: (liveId: string): Promise<string[]> => createBookingRepository(db).listAccountIds(liveId),

    /** The items that a viewer has booked in an event; empty for a visitor. */
    listItemIds: async (
      viewer: { readonly customerId: string } | null,
      liveId: string,
    ): Promise<ReadonlySet<string>> =>
      viewer ? createBookingRepository(db).listItemIds(viewer.customerId, liveId) : new Set(),
  };

  async function book(tx: Database, accountId: string, event: LiveEventRow, itemId: string): Promise<boolean> {
    const now = clock.now();
    const startAt = findStartTime(event, itemId);
    if (startAt === null) throw new CallError('notFound');
    const inserted = await createBookingRepository(tx).insert({
      accountId,
      liveId: event.id,
      itemId,
      bookedAt: now,
      startAt,
      // A booking within the last hour needs no reminder that is already past.
      lastNotice: findDueReminder(startAt, now)?.notice ?? 'none',
    });
    const status = getShownLiveStatus(event.status, event.planEndAt, now);
    const isOpen = itemId === '' ? canBookLive(status) : canBookAgendaItem(status, startAt, now);
    // An existing booking stays, even if the event can no longer be booked.
    if (inserted && !isOpen) throw new CallError('conflict');
    return inserted;
  }
}

/** Planned start time of an event or of an item of its agenda, in ms; null if there is no such item. */
export const findStartTime = (event: Pick<LiveEventRow, 'agenda' | 'planStartAt'>, itemId: string): number | null =>
  itemId === '' ? event.planStartAt : (listAgendaItems(event).find(({ id }) => id === itemId)?.at ?? null);

/**
 * Deletes the bookings of an account that is erased, and lowers the counts of their events
 * (rules/live-booking#booking).
 */
export async function eraseBookings(tx: Database, accountId: string): Promise<void> {
  const bookings = createBookingRepository(tx);
  // In one order, so that two erasures do not deadlock.
  for (const liveId of (await bookings.removeOfAccount(accountId)).toSorted()) await bookings.addToCount(liveId, -1);
}
