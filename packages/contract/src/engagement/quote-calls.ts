import { z } from 'zod';
import { call } from '../call.ts';
import { id } from '../fields.ts';
import { commentableType } from './comment.ts';
import { quotePlace, quoteText } from './quote.ts';

/** Quotes a place of an item, for a comment or to be copied; the same again is the same quote (rules/comment#quotes). */
export const createQuote = call({
  name: 'createQuote',
  family: 'engagement',
  mode: 'post',
  summary: 'Quote a place of an item',
  request: { resourceType: commentableType, resourceId: id, place: quotePlace, text: quoteText },
  response: z.object({
    quoteId: id,
    /** The quoted words with author, title, place and address, to be copied. */
    citation: z.string(),
  }),
  session: 'required',
  rateLimit: 'reactions',
  errors: ['notFound', 'tooMany'],
});
