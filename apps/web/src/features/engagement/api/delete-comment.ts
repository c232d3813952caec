import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Deletes an own comment. */
export const deleteComment = (payload: RequestOf<'deleteComment'>) => callGateway('deleteComment', payload);
