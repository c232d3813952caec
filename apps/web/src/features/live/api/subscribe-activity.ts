import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import type { SendOptions } from '../../../lib/gateway/send.ts';

/** Books an event or an item of its agenda, or cancels the booking. */
export const subscribeActivity = (payload: RequestOf<'subscribeActivity'>, options?: SendOptions) =>
  callGateway('subscribeActivity', payload, options);
