import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Releases, masks or refuses a held message. */
export const decideHeldMessage = (payload: RequestOf<'decideHeldMessage'>) => callGateway('decideHeldMessage', payload);
