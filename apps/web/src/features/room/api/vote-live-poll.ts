import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Votes in a poll, once; the same vote again is not a second one. */
export const voteLivePoll = (payload: RequestOf<'voteLivePoll'>) => callGateway('voteLivePoll', payload);
