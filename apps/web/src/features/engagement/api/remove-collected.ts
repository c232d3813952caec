import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Removes favourites from a folder, or from all. */
export const removeCollected = (payload: RequestOf<'removeCollected'>) => callGateway('removeCollected', payload);
