import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { storedCustomerId } from '../../../lib/gateway/identity.ts';

/** Sends a chat message; its hash is the idempotency key. */
export const sendLiveMessage = (payload: RequestOf<'sendLiveMessage'>) =>
  callGateway('sendLiveMessage', { ...payload, userId: storedCustomerId() });
