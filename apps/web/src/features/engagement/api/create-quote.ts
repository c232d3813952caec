import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Quotes a position of an item. */
export const createQuote = (payload: RequestOf<'createQuote'>) => callGateway('createQuote', payload);
