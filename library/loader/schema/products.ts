import { z } from 'zod';
import { itemId, specialtyId, words } from './fields.ts';

/** products.json: devices with their indications. */
export const products = z.array(
  z.strictObject({
    id: itemId,
    name: words,
    nameEn: words,
    company: words,
    category: words,
    specialty: specialtyId,
    summary: words,
    features: z.array(words),
    indications: z.array(words),
    specifications: z.array(z.strictObject({ name: words, value: words })),
    tags: z.array(words),
  }),
);
