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
    /** Position among the terms that introduce the dictionary; null for all others. */
    featured: z.number().int().min(1).nullable(),
  }),
);
