import { z } from 'zod';
import { words } from './fields.ts';

/** hot-searches.json: what the editors recommend to search for, in order. */
export const hotSearches = z.array(z.strictObject({ searchKey: words, recommendType: z.number().int() }));
