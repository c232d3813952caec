import { z } from 'zod';
import { picture, specialty } from '../content/card.ts';
import { id } from '../fields.ts';

/** A product as results and courses show it. */
export const productCard = z.object({
  id,
  name: z.string(),
  company: z.string(),
  category: z.string(),
  specialty,
  picture,
});

export type ProductCard = z.infer<typeof productCard>;
