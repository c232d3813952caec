import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Appeals against a decision on an own comment; repeating the same text changes nothing. */
export const appealCommentDecision = (payload: RequestOf<'appealCommentDecision'>) =>
  callGateway('appealCommentDecision', payload);
