import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Votes for a question, or takes the vote back. */
export const voteLiveQuestion = (payload: RequestOf<'voteLiveQuestion'>) => callGateway('voteLiveQuestion', payload);
