import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Creates the draft of a poll or changes it, for an assistant of the event. */
export const saveLivePoll = (payload: RequestOf<'saveLivePoll'>) => callGateway('saveLivePoll', payload);
