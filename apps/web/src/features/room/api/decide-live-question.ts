import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Decides on a question as an assistant. */
export const decideLiveQuestion = (payload: RequestOf<'decideLiveQuestion'>) =>
  callGateway('decideLiveQuestion', payload);
