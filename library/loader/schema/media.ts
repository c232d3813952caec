import { z } from 'zod';
import type { MediaCatalogue } from '../../media-catalogue.ts';
import { itemId, specialtyId, words } from './fields.ts';

const seconds = z.number().positive();
const path = z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*(\.[a-z]+)?$/);

const track = {
  folder: path,
  codecs: words,
  bandwidth: z.number().positive(),
  averageBandwidth: z.number().positive(),
  segmentSeconds: z.array(seconds).min(1),
};

const narration = {
  seconds,
  audio: z.strictObject({ zh: z.strictObject(track), en: z.strictObject(track) }),
  subtitles: z.strictObject({ zh: path, en: path }),
  source: words,
};

const rendition = z.strictObject({
  ...track,
  name: z.enum(['SD', 'HD', 'FHD']),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  frameRate: z.number().positive(),
});

const thumbnails = z.strictObject({
  file: path,
  columns: z.number().int().positive(),
  rows: z.number().int().positive(),
  tileWidth: z.number().int().positive(),
  tileHeight: z.number().int().positive(),
  everySeconds: z.number().positive(),
  count: z.number().int().positive(),
});

const stack = z.strictObject({
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  count: z.number().int().positive(),
  spacing: z.strictObject({ row: z.number(), column: z.number(), slice: z.number().nullable() }).nullable(),
  base: z.number(),
  step: z.number().positive(),
  windows: z.array(
    z.strictObject({
      preset: z.enum(['bone', 'softTissue', 'implant']).nullable(),
      center: z.number(),
      width: z.number().positive(),
    }),
  ),
});

/** catalogue.json of the media, as media-catalogue.ts describes it. */
export const media = z.strictObject({
  pictures: z.array(
    z.strictObject({
      ...narration,
      id: z.string().regex(/^[a-z0-9-]+$/),
      title: words,
      titleEn: words,
      specialties: z.array(specialtyId),
      tags: z.array(words),
      renditions: z.array(rendition).min(1),
      thumbnails,
      scenes: z.array(z.strictObject({ at: z.number().min(0), startSeconds: z.number().min(0) })).optional(),
      placeholder: z.literal(true).optional(),
    }),
  ),
  voices: z.record(itemId, z.strictObject(narration)),
  assignments: z.record(itemId, z.string()),
  stacks: z.record(z.string().regex(/^[a-z-]{1,15}$/), stack).default({}),
}) satisfies z.ZodType<MediaCatalogue>;
