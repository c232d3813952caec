import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Moves favourites into a folder. */
export const moveCollected = (payload: RequestOf<'moveCollected'>) => callGateway('moveCollected', payload);
