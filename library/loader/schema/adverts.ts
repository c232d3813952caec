import { z } from 'zod';
import { itemId, words } from './fields.ts';

/** An advert of a product, which it leads to. */
export const advert = z.strictObject({
  productId: itemId,
  text: words,
  /** The daily limit of how often a browser displays it. */
  cap: z.number().int().min(1).max(1000),
});
