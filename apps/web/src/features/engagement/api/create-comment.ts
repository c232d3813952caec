import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import type { SendOptions } from '../../../lib/gateway/send.ts';

/** Sends a comment; a retry with the same client id changes nothing. */
export const createComment = (payload: RequestOf<'createComment'>, options?: SendOptions) =>
  callGateway('createComment', payload, options);
