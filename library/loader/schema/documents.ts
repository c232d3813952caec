import { z } from 'zod';
import { daysAgo, itemId, specialtyId, words } from './fields.ts';

/** documents.json: the library documents by section. */
export const documents = z.array(
  z.strictObject({
    id: itemId,
    title: words,
    titleEn: words,
    kind: words,
    specialty: specialtyId,
    tags: z.array(words),
    authorId: itemId,
    reviewerId: itemId,
    pages: z.number().int().positive(),
    summary: words,
    sections: z
      .array(
        z.strictObject({
          heading: words,
          paragraphs: z.array(words),
          bullets: z.array(words).default([]),
          table: z.strictObject({ header: z.array(words), rows: z.array(z.array(z.string())) }).optional(),
        }),
      )
      .min(1),
    references: z.array(words),
    evidenceDate: words,
    publishedDaysAgo: daysAgo,
  }),
);
