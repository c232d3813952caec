import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { listAgendaItems } from '../event/agenda-item.ts';
import { getLivePath } from '../event/presenter.ts';
import { createLiveRepository } from '../event/repository.ts';
import type { BookingService, UpcomingBooking } from './booking-service.ts';
import { type CalendarEntry, composeCalendar } from './calendar-file.ts';

export type CalendarService = ReturnType<typeof createCalendarService>;

/** Calendar files of events and of items of their agendas (rules/live-booking#calendar-files). */
export function createCalendarService(
  { db, clock, config }: Pick<AppContext, 'db' | 'clock' | 'config'>,
  bookings: Pick<BookingService, 'listUpcoming'>,
) {
  const { origin, host } = new URL(config.publicUrl);

  function toEntry({ event, itemId, title, startAt, endAt }: UpcomingBooking): CalendarEntry {
    const isEvent = itemId === '';
    return {
      uid: `${isEvent ? event.id : `${event.id}-${itemId}`}@${host}`,
      startAt,
      endAt,
      title: isEvent ? event.title : title,
      description: isEvent ? event.introduce.replace(/<[^>]*>/g, ' ').trim() : event.title,
      url: `${origin}/edu${getLivePath(event)}`,
    };
  }

  async function findEntry(activityId: string, itemId: string | undefined): Promise<CalendarEntry | null> {
    const [row] = await createLiveRepository(db).findEvent(activityId);
    if (!row) return null;
    const { event } = row;
    if (itemId === undefined) {
      return toEntry({ event, itemId: '', title: '', startAt: event.planStartAt, endAt: event.planEndAt });
    }
    const item = listAgendaItems(event).find(({ id }) => id === itemId);
    return item ? toEntry({ event, itemId, title: item.title, startAt: item.at, endAt: item.endAt }) : null;
  }

  return {
    /** The calendar file of an event, or of one item. @throws {CallError} notFound for an event that is not public */
    async compose(activityId: string, itemId: string | undefined): Promise<string> {
      const entry = await findEntry(activityId, itemId);
      if (!entry) throw new CallError('notFound');
      return composeCalendar([entry], clock.now());
    },

    /** The calendar file of all bookings of an account that are not over, or of those of one event. */
    async composeBooked(accountId: string, activityId: string | undefined): Promise<string> {
      const upcoming = await bookings.listUpcoming(accountId);
      const selected = upcoming.filter(({ event }) => activityId === undefined || event.id === activityId);
      return composeCalendar(selected.map(toEntry), clock.now());
    },
  };
}
