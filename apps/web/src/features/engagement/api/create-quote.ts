import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import type { SendOptions } from '../../../lib/gateway/send.ts';

/** Quotes a position of an item. */
export const createQuote = (payload: RequestOf<'createQuote'>, options?: SendOptions) =>
  callGateway('createQuote', payload, options);
