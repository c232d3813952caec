import { LIVE_AUTHORIZE_TYPES, LIVE_KINDS, LIVE_LISTS, LIVE_STATES, PAST_ORDERS } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { specialty } from '../content/card.ts';
import { cursor, id, page, pageSize, text } from '../fields.ts';
import { agendaLine } from './agenda.ts';
import { liveCard } from './card.ts';

/** A calendar day in Shanghai as yyyy-mm-dd, of a year of this century. */
const day = z.iso.date().refine((text) => text.startsWith('20'));

/** A live event in a list: its card, with the additional fields of a row (rules/live#lists). */
const liveListItem = liveCard.extend({
  authorizeType: z.enum(LIVE_AUTHORIZE_TYPES),
  channelCount: z.number().int(),
  /** The items of the agenda of a running event, those of all halls by start time; empty for others. */
  agenda: z.array(agendaLine),
  /** Number of plays of its replay. */
  playbackCount: z.number().int(),
  /** Duration and chapters of its replay; null if there is none. */
  replay: z
    .object({
      durationSeconds: z.number().int(),
      chapters: z.array(z.object({ startSeconds: z.number().int(), title: z.string() })),
      /** Number of questions that were answered by voice. */
      answerCount: z.number().int(),
      /** The first of these and of the messages with the searched words, three at most. */
      hits: z.array(
        z.object({
          seconds: z.number().int(),
          kind: z.enum(['answer', 'message']),
          text: z.string(),
          /** The name of the lecturer who answered, or of the sender; empty if unknown. */
          by: z.string(),
        }),
      ),
    })
    .nullable(),
});

export type LiveListItem = z.infer<typeof liveListItem>;

/** The filters of the lists. */
const liveChoice = {
  when: z.enum(LIVE_LISTS).default('coming'),
  status: z.enum(LIVE_STATES).optional(),
  specialtyId: id.optional(),
  kind: z.enum(LIVE_KINDS).optional(),
  /** Only events that start on this day, whatever `when` is. */
  day: day.optional(),
  /** Only events whose planned end lies at most so many days back. */
  withinDays: z.coerce.number().int().min(1).max(366).optional(),
  /** `true`: only replays that the caller has started and not finished; none for a visitor. */
  unfinished: z.enum(['true', 'false']).optional(),
  /**
   * Only events with these words in title, name of a lecturer, title of a chapter or item of the agenda, or an answered
   * question.
   */
  keyWord: text(64, z.string().trim()).optional(),
};

/** Live events and meetings: running and coming by start time, past by end time, latest first (rules/live#lists). */
export const listLives = call({
  name: 'listLives',
  family: 'live',
  mode: 'get',
  summary: 'Live events and meetings by status, day, specialty and kind',
  request: {
    ...liveChoice,
    /** Order of past events: by their end, by the plays of their replays, or by both. */
    order: z.enum(PAST_ORDERS).default('latest'),
    /** Only events that this doctor lectures at. */
    lecturerId: id.optional(),
    cursor,
    pageSize: pageSize(20),
  },
  response: page(liveListItem),
  session: 'optional',
});

const countOf = <Value extends string>(values: readonly Value[]) =>
  z.array(z.object({ value: z.enum(values), count: z.number().int() }));

/** The filters of the lists of live events with their counts, and the days of the calendar (rules/live#counts). */
export const countLives = call({
  name: 'countLives',
  family: 'live',
  mode: 'get',
  summary: 'How many live events each filter of their lists leaves',
  request: {
    ...liveChoice,
    /** The first of the three weeks of the calendar: the Monday of its week; this week by default. */
    from: day.optional(),
  },
  response: z.object({
    /** All events of the list. */
    total: z.number().int(),
    /** The events of the choice. */
    listed: z.number().int(),
    /** The events of the choice in all specialties. */
    anySpecialty: z.number().int(),
    specialties: z.array(specialty.extend({ count: z.number().int() })),
    statuses: countOf(LIVE_STATES),
    kinds: countOf(LIVE_KINDS),
    /** The day of the gateway's clock. */
    today: z.string(),
    /** 21 days from a Monday, each with the number of events of the specialty and kind that start on it. */
    calendar: z.array(z.object({ day: z.string(), count: z.number().int() })),
  }),
  session: 'optional',
});
