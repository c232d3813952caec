import { z } from 'zod';
import { itemId, specialtyId, words } from './fields.ts';

const offset = z.number().int();

/**
 * The few elements that an introduction may have, without attributes, so that it contains no scripts
 * (rules/security#markup).
 */
const plainMarkup = words.refine((html) => !/<(?!\/?(p|ul|ol|li|strong|em|br)>)/.test(html), {
  error: 'only <p>, <ul>, <ol>, <li>, <strong>, <em> and <br> without attributes',
});

/** lives.json. Times are minutes from the moment of loading, in an agenda minutes from the event's begin. */
export const lives = z.array(
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
    /** The film that is its replay; for an event that is over when it is loaded. */
    playbackVideoId: itemId.optional(),
    channels: z.array(z.strictObject({ name: words, channelType: words })),
    agenda: z.array(
      z.strictObject({
        group: words,
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
  }),
);
