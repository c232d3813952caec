import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { storedCustomerId } from '../../../lib/gateway/identity.ts';

/** Sends a message; the same hash is the same message. */
export const sendLiveMessage = (payload: RequestOf<'sendLiveMessage'>) =>
  callGateway('sendLiveMessage', { ...payload, userId: storedCustomerId() });
