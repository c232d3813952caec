import { z } from 'zod';
import { picture, specialty } from '../content/card.ts';
import { id } from '../fields.ts';

/** A surgery collection as the home page shows it. */
export const collectionCard = z.object({
  id,
  title: z.string(),
  summary: z.string(),
  specialty,
  picture,
  videoCount: z.number().int(),
  totalSeconds: z.number(),
  pcLink: z.string(),
});

export type CollectionCard = z.infer<typeof collectionCard>;
