import type { Handlers } from '../../../platform/http/handler.ts';
import type { BookingService } from './booking-service.ts';

/** Answers the call that books. */
export const createBookingHandlers = (bookings: BookingService): Handlers<'subscribeActivity'> => ({
  subscribeActivity: ({ activityId, itemId = '', booked }, { session }) =>
    bookings.setBooked(session.customerId, { liveId: activityId, itemId }, booked),
});
