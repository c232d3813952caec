import { z } from 'zod';
import { call } from '../call.ts';
import { id } from '../fields.ts';
import { commentableType } from './comment.ts';
import { quoteAnchor, quoteText } from './quote.ts';

/**
 * Quotes a position of an item, for a comment or to copy; the same quote again returns the stored one
 * (rules/quote#quotes).
 */
export const createQuote = call({
  name: 'createQuote',
  family: 'engagement',
  mode: 'post',
  summary: 'Quote a place of an item',
  request: { resourceType: commentableType, resourceId: id, place: quoteAnchor, text: quoteText },
  response: z.object({
    quoteId: id,
    /** The quoted words with author, title, position and address, to copy. */
    citation: z.string(),
  }),
  session: 'required',
  rateLimit: 'reactions',
  errors: ['notFound', 'tooMany'],
});
