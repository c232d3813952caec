import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Replaces the text of an own comment. */
export const editComment = (payload: RequestOf<'editComment'>) => callGateway('editComment', payload);
