import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Changes some rules of the chat of an event; returns all of them. */
export const updateLiveRoom = (payload: RequestOf<'updateLiveRoom'>) => callGateway('updateLiveRoom', payload);
