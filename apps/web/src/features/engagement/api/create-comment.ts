import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Sends a comment; a retry with the same client id changes nothing. */
export const createComment = (payload: RequestOf<'createComment'>) => callGateway('createComment', payload);
