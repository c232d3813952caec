import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Withdraws an own question. */
export const withdrawLiveQuestion = (payload: RequestOf<'withdrawLiveQuestion'>) =>
  callGateway('withdrawLiveQuestion', payload);
