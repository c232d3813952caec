import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Opens, extends, closes, publishes or deletes a poll, for an assistant of the event. */
export const moveLivePoll = (payload: RequestOf<'moveLivePoll'>) => callGateway('moveLivePoll', payload);
