import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Asks a question; its client id is the idempotency key. */
export const askLiveQuestion = (payload: RequestOf<'askLiveQuestion'>) => callGateway('askLiveQuestion', payload);
