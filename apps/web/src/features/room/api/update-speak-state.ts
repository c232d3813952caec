import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Mutes or bans a person in an event, or lifts the mute. */
export const updateSpeakState = (payload: RequestOf<'updateSpeakState'>) => callGateway('updateSpeakState', payload);
