import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Likes a comment, or ends that. */
export const likeComment = (payload: RequestOf<'likeComment'>) => callGateway('likeComment', payload);
