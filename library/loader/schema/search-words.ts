import { z } from 'zod';
import { words } from './fields.ts';

/** hot-searches.json: the searches that the editors recommend, in order. */
export const hotSearches = z.array(z.strictObject({ searchKey: words, recommendType: z.number().int() }));

/** jump-words.json: words that link directly to a page; links with /edu. */
export const jumpWords = z.array(z.strictObject({ jumpWord: words, pcLink: z.string().startsWith('/edu/') }));

/** search-synonyms.json: groups of synonyms, the usual word first. */
export const searchSynonyms = z.array(z.array(words).min(2));
