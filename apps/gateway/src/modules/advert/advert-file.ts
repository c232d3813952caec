import { ADVERT_LINK, ADVERT_SLOTS } from '@osteon/domain';
import { z } from 'zod';

/** Highest number of times that a browser is shown an advert on a day. */
const CAP_MAX = 1000;

const line = (max: number) =>
  z
    .string({ error: 'is a text' })
    .trim()
    .min(1, { error: 'must not be empty' })
    .max(max, { error: `may have ${max} characters at most` })
    .regex(/^\P{Cc}*$/u, { error: 'must not contain control characters' });

/** Editable fields of an advert, as the operator types them (rules/advert#operator). */
export const advertFields = {
  title: line(40),
  text: line(80),
  link: z.string().regex(ADVERT_LINK, { error: 'is a path of the portal or an https address' }),
  from: timestamp(),
  until: timestamp(),
  cap: z.coerce
    .number({ error: 'is a number' })
    .int({ error: 'is a whole number' })
    .min(1, { error: 'is 1 at least' })
    .max(CAP_MAX, { error: `is ${CAP_MAX} at most` }),
};

function timestamp() {
  return z.iso
    .datetime({ offset: true, error: 'is a moment with its zone, as 2026-12-01T20:00:00+08:00' })
    .transform((text) => Date.parse(text));
}

/** The file of `advert create` (rules/advert#operator). */
export const advertFile = z
  .strictObject({
    id: z.string({ error: 'is a text' }).regex(/^[a-z0-9-]{1,32}$/, { error: 'is 1 to 32 of a-z, 0-9 and -' }),
    place: z.enum(ADVERT_SLOTS, { error: `is one of ${ADVERT_SLOTS.join(', ')}` }),
    /** The only live event that shows it. */
    event: line(64).optional(),
    /** A JPEG, PNG or WebP, beside the file. */
    picture: line(200).optional(),
    ...advertFields,
  })
  .refine(({ place, event }) => place === 'live' || event === undefined, {
    error: 'is for the place live alone',
    path: ['event'],
  })
  .refine(({ from, until }) => until > from, { error: 'is after from', path: ['until'] });
