import type { Handlers } from '../../../platform/http/handler.ts';
import type { QuoteService } from './quote-service.ts';

/** The calls of quotes. */
export type QuoteCalls = 'createQuote';

/** Handles the calls of quotes. */
export function createQuoteHandlers(service: QuoteService): Handlers<QuoteCalls> {
  return {
    createQuote: ({ resourceType, resourceId, place, text }, { session }) =>
      service.create(session.customerId, { resourceType, resourceId }, place, text),
  };
}
