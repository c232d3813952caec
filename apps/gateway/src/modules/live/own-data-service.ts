import type { OwnData } from '../../platform/own-data.ts';
import { liveBooking } from './booking/tables.ts';

/** What an account has booked. */
export const liveData: OwnData = {
  rows: [{ name: 'live-bookings', title: '预约的直播', table: liveBooking, account: liveBooking.accountId }],
  listFiles: null,
};
