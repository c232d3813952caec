import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import type { SendOptions } from '../../../lib/gateway/send.ts';

/** Likes a comment, or ends that. */
export const likeComment = (payload: RequestOf<'likeComment'>, options?: SendOptions) =>
  callGateway('likeComment', payload, options);
