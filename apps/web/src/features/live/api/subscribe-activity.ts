import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Books an event or an item of its agenda, or cancels the booking. */
export const subscribeActivity = (payload: RequestOf<'subscribeActivity'>) => callGateway('subscribeActivity', payload);
