import { LIVE_AUTHORIZE_TYPES, LIVE_KINDS } from '@osteon/domain';
import { plainMarkup } from '@osteon/library';
import { z } from 'zod';

const TITLE_MAX = 200;
const INTRODUCE_MAX = 20_000;
const ENTRIES_MAX = 20;
const WEEK_MINUTES = 7 * 24 * 60;

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1, { error: 'must not be empty' })
    .max(max, { error: `may have ${max} characters at most` })
    .regex(/^\P{Cc}*$/u, { error: 'must not contain control characters' });

const list = <Schema extends z.ZodType>(entry: Schema) =>
  z
    .array(entry)
    .max(ENTRIES_MAX, { error: `may have ${ENTRIES_MAX} entries at most` })
    .refine((entries) => new Set(entries.map((each) => JSON.stringify(each))).size === entries.length, {
      error: 'must name each once',
    });

/** The file of `live create` (rules/live-operator#create). */
export const liveFile = z.strictObject({
  /** Part of the page's URL and of the stream keys. */
  id: z.string().regex(/^[a-z0-9-]{1,32}$/, { error: 'is 1 to 32 of a-z, 0-9 and -' }),
  title: line(TITLE_MAX),
  titleEn: line(TITLE_MAX),
  kind: z.enum(LIVE_KINDS, { error: `is one of ${LIVE_KINDS.join(', ')}` }).default('surgery'),
  /** Id of a specialty. */
  specialty: line(TITLE_MAX),
  tags: list(line(TITLE_MAX)).default([]),
  begin: z.iso
    .datetime({ offset: true, error: 'is a moment with its zone, as 2026-12-01T20:00:00+08:00' })
    .transform((text) => Date.parse(text)),
  minutes: z
    .number({ error: 'is a number' })
    .int({ error: 'is a whole number' })
    .min(1, { error: 'is 1 at least' })
    .max(WEEK_MINUTES, { error: `is ${WEEK_MINUTES} at most, a week` }),
  authorize: z.enum(LIVE_AUTHORIZE_TYPES, { error: 'is all, login or auth' }),
  clarities: list(z.enum(['SD', 'HD', 'FHD'], { error: 'is SD, HD or FHD' }))
    .min(1, { error: 'must name at least one' })
    .default(['SD', 'HD', 'FHD']),
  introduce: plainMarkup.max(INTRODUCE_MAX, { error: `may have ${INTRODUCE_MAX} characters at most` }),
  /** Ids of doctors, in the order of their display. */
  lecturers: list(line(TITLE_MAX)).min(1, { error: 'must name at least one doctor' }),
  channels: list(
    z.strictObject({
      name: line(40),
      type: z.enum(['main', 'surgery', 'imaging', 'slides', 'panorama'], {
        error: 'is main, surgery, imaging, slides or panorama',
      }),
    }),
  ).min(1, { error: 'must name at least one' }),
  /** A JPEG, PNG or WebP file in the same folder. */
  picture: line(TITLE_MAX),
});
