import { z } from 'zod';
import { specialtyId, words } from './fields.ts';

/** manifest.json of the imagery: the subject of each picture. */
export const imagery = z.array(
  z.strictObject({
    file: z.string().regex(/^[a-z0-9-]+\.webp$/),
    subject: words,
    subjectEn: words,
    modality: words,
    kind: z.literal('banner').optional(),
    specialty: specialtyId,
    tags: z.array(words),
    width: z.number().int().positive(),
    height: z.number().int().positive(),
    alt: words,
  }),
);
