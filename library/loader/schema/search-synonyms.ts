import { z } from 'zod';
import { words } from './fields.ts';

/** search-synonyms.json: groups of synonyms, the usual word first. */
export const searchSynonyms = z.array(z.array(words).min(2));
