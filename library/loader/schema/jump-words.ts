import { z } from 'zod';
import { words } from './fields.ts';

/** jump-words.json: words that link directly to a page; links with /edu. */
export const jumpWords = z.array(z.strictObject({ jumpWord: words, pcLink: z.string().startsWith('/edu/') }));
