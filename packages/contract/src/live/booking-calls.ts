import { LiveType } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { id, timestamp } from '../fields.ts';

/**
 * The caller's bookings of events that are not over: the events themselves and items of their agendas, the next first,
 * 200 at most (rules/live-booking#my-bookings).
 */
export const listLiveBookings = call({
  name: 'listLiveBookings',
  family: 'live',
  mode: 'get',
  summary: 'The live events that the caller has booked',
  request: {},
  response: z.object({
    list: z.array(
      z.object({
        activityId: id,
        /** The booked item of the agenda; empty for the event itself. */
        itemId: z.string(),
        itemTitle: z.string(),
        activityTitle: z.string(),
        activityTitleEn: z.string(),
        /** `asia` shows the English title first (rules/live#kinds). */
        liveType: z.enum(LiveType),
        beginTime: timestamp,
        pcLink: z.string(),
      }),
    ),
    /** The gateway's clock, for countdowns. */
    systemTime: timestamp,
  }),
  session: 'required',
});

/** Books a live event or an item of its agenda, or cancels the booking; idempotent (rules/live-booking#booking). */
export const subscribeActivity = call({
  name: 'subscribeActivity',
  family: 'live',
  mode: 'post',
  summary: 'Book a live event or an item of its agenda, or take that back',
  request: {
    activityId: id,
    /** An item of the agenda; absent for the event itself. */
    itemId: id.optional(),
    booked: z.boolean().default(true),
  },
  response: z.object({
    booked: z.boolean(),
    /** Number of bookings of the event itself. */
    bookNum: z.number().int(),
  }),
  session: 'required',
  errors: ['notFound', 'conflict'],
  rateLimit: 'reactions',
});
