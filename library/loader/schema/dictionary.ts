import { z } from 'zod';
import { itemId, specialtyId, words } from './fields.ts';

/** dictionary.json: terms in Chinese and English. */
export const dictionary = z.array(
  z.strictObject({
    id: itemId,
    term: words,
    en: words,
    abbreviation: z.string(),
    category: words,
    specialty: specialtyId,
    synonyms: z.array(words),
    definition: words,
    definitionEn: words,
    related: z.array(itemId),
  }),
);
