import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Deletes a chat message, or withdraws an own one that is held. */
export const deleteLiveMessage = (payload: RequestOf<'deleteLiveMessage'>) => callGateway('deleteLiveMessage', payload);
