import { z } from 'zod';
import { itemId, words } from './fields.ts';

/** An advert of a product, which it leads to. */
export const advert = z.strictObject({
  productId: itemId,
  text: words,
  /** How often a browser is shown it on a day. */
  cap: z.number().int().min(1).max(1000),
});
