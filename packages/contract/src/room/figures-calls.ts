import { z } from 'zod';
import { call } from '../call.ts';
import { id, timestamp } from '../fields.ts';

const count = z.number().int().min(0);

/** The figures of an event for its assistants (rules/live-attendance#figures). */
export const getLiveFigures = call({
  name: 'getLiveFigures',
  family: 'live',
  mode: 'get',
  summary: 'The figures of a live event by minute and item',
  request: { activityId: id },
  response: z.object({
    /** Each minute from its start, in order; the last day of a longer event. */
    minutes: z.array(
      z.object({
        /** Start of the minute. */
        at: timestamp,
        /** Viewers at its first report. */
        online: count,
        messages: count,
        questions: count,
        /** Votes in polls. */
        votes: count,
      }),
    ),
    totals: z.object({
      online: count,
      messages: count,
      questions: count,
      votes: count,
      /** Views of its page. */
      viewers: count,
      /** Bookings of the event itself. */
      booked: count,
      /** Accounts that have booked it and attended a minute of it. */
      arrived: count,
      /** Questions that are answered, of those that are shown. */
      answered: count,
      /** Accounts that have taken part, of whom `voters` voted in a poll. */
      participants: count,
      voters: count,
    }),
    /** The items of the agenda by start time. */
    items: z.array(
      z.object({
        itemId: id,
        /** Accounts that attended a minute of it. */
        present: count,
        /** The number of them that were present at it (rules/live-attendance#present). */
        whole: count,
        /** Accounts that have booked it. */
        booked: count,
      }),
    ),
  }),
  session: 'required',
  errors: ['notFound', 'notAllowed'],
});

/**
 * The totals of an event and its figures by minute as a CSV in the language of the request, for its assistants
 * (rules/live-attendance#figures).
 */
export const exportLiveFigures = call({
  name: 'exportLiveFigures',
  family: 'live',
  mode: 'get',
  summary: 'Export the figures of a live event',
  request: { activityId: id },
  response: z.object({ csv: z.string() }),
  session: 'required',
  errors: ['notFound', 'notAllowed'],
  rateLimit: 'searches',
});
