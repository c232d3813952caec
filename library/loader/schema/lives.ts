import { z } from 'zod';
import { advert } from './adverts.ts';
import { itemId, plainMarkup, specialtyId, words } from './fields.ts';

const offset = z.number().int();

/** A question to the lecturers; without an answer it is open (rules/library#sample-questions). */
const question = z
  .strictObject({
    /** Seconds from the start of the event, or from the time of loading if that is earlier. */
    offsetSeconds: offset,
    /** The name of the asker, as in the chat script. */
    name: words,
    text: words.max(200),
    votes: z.number().int().min(0),
    answer: z
      .strictObject({
        lecturerId: itemId,
        /** Second of the event at which the answer by voice starts; none for one in writing alone. */
        offsetSeconds: offset.min(0).optional(),
        /** The answer in writing. */
        text: words.max(500).optional(),
      })
      .refine(
        ({ offsetSeconds, text }) => offsetSeconds !== undefined || text !== undefined,
        'needs a second or a text',
      )
      .optional(),
  })
  .refine(({ offsetSeconds, answer }) => (answer?.offsetSeconds ?? offsetSeconds) >= offsetSeconds, {
    path: ['answer', 'offsetSeconds'],
    message: 'is before the question',
  });

/** A poll of the viewers with its votes by option (rules/library#sample-polls). */
const poll = z
  .strictObject({
    /** Seconds from the start of the event at which it is opened. */
    offsetSeconds: offset.min(0),
    text: words.max(100),
    options: z.array(words.max(40)).min(2).max(6),
    votes: z.array(z.number().int().min(0)),
    /** The lecturer's choice, from 0, and the reason. */
    chosen: z.number().int().min(0).optional(),
    reason: words.max(200).optional(),
  })
  .refine(({ options, votes }) => votes.length === options.length, { path: ['votes'], message: 'one for each option' })
  .refine(({ options, chosen = 0 }) => chosen < options.length, { path: ['chosen'], message: 'is no option' });

/**
 * `lives.json`, the live events. Times are minutes from the time of loading, in an agenda minutes from the event's
 * start.
 */
export const liveEvents = z.array(
  z.strictObject({
    id: itemId,
    title: words,
    titleEn: words,
    type: z.enum(['surgery', 'lecture', 'conference']),
    specialty: specialtyId,
    tags: z.array(words),
    lecturerIds: z.array(itemId).min(1),
    introduce: plainMarkup,
    authorizeType: z.enum(['all', 'login', 'auth']),
    startOffsetMinutes: offset,
    durationMinutes: z
      .number()
      .int()
      .positive()
      .max(7 * 24 * 60),
    /** `asia` shows the English title first. */
    liveType: z.enum(['common', 'asia']).default('common'),
    /** 0 open, 1 questions are held for the assistant, 2 closed. */
    replyType: z.union([z.literal(0), z.literal(1), z.literal(2)]).default(0),
    /** Halls of a meeting, each with the position of its channel; none for the one of its own. */
    halls: z.array(z.strictObject({ name: words, channel: z.number().int().min(0) })).default([]),
    productIds: z.array(itemId).default([]),
    /** Pictures: each the cover of a video or case. */
    gallery: z.array(z.strictObject({ coverOf: itemId, title: words })).default([]),
    backgroundCoverOf: itemId.optional(),
    /** A picture instead of the introduction's text. */
    introduceCoverOf: itemId.optional(),
    /** The credit of those who are present; none for most. */
    credit: z.strictObject({ class: z.enum(['I', 'II']), points: z.number().positive() }).optional(),
    /** The video of its highlights. */
    highlightsVideoId: itemId.optional(),
    /** The link to the official account in WeChat. */
    guide: z.strictObject({ url: z.url(), text: words }).optional(),
    advert: advert.optional(),
    /** The video that is its replay; for an event that is over when it is loaded. */
    playbackVideoId: itemId.optional(),
    channels: z.array(z.strictObject({ name: words, channelType: words })),
    agenda: z.array(
      z.strictObject({
        group: words,
        /** Position of its hall. */
        hall: z.number().int().min(0).max(98).optional(),
        items: z.array(
          z.strictObject({
            offsetMinutes: offset.min(0),
            durationMinutes: z.number().int().positive(),
            title: words,
            lecturerId: itemId,
          }),
        ),
      }),
    ),
    notices: z.array(words),
    chatScript: z.array(
      z.strictObject({
        offsetSeconds: offset.min(0),
        name: words,
        role: z.enum(['assistant', 'audience', 'lecturer']),
        msg: words,
      }),
    ),
    questions: z.array(question).default([]),
    polls: z.array(poll).default([]),
  }),
);
