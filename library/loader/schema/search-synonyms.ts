import { z } from 'zod';
import { words } from './fields.ts';

/** search-synonyms.json: groups of words that mean the same, the usual one first. */
export const searchSynonyms = z.array(z.array(words).min(2));
