import { z } from 'zod';
import { words } from './fields.ts';

/** hot-searches.json: the searches that the editors recommend, in order. */
export const hotSearches = z.array(z.strictObject({ searchKey: words, recommendType: z.number().int() }));
