import type { AppContext } from '../../../platform/app-context.ts';
import type { Handlers } from '../../../platform/http/handler.ts';
import { getLivePath } from '../event/presenter.ts';
import type { BookingService } from './booking-service.ts';

/** Handles the calls of bookings (rules/live-booking#booking). */
export const createBookingHandlers = (
  { clock }: Pick<AppContext, 'clock'>,
  bookings: BookingService,
): Handlers<'subscribeActivity' | 'listLiveBookings'> => ({
  subscribeActivity: ({ activityId, itemId = '', booked }, { session }) =>
    bookings.setBooked(session.customerId, { liveId: activityId, itemId }, booked),

  listLiveBookings: async (_input, { session }) => ({
    list: (await bookings.listUpcoming(session.customerId)).map(({ event, itemId, title, startAt }) => ({
      activityId: event.id,
      itemId,
      itemTitle: title,
      activityTitle: event.title,
      activityTitleEn: event.titleEn,
      liveType: event.liveType,
      beginTime: startAt,
      pcLink: getLivePath(event),
    })),
    systemTime: clock.now(),
  }),
});
