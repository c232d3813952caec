import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Takes favourites out of a folder, or out of all. */
export const removeCollected = (payload: RequestOf<'removeCollected'>) => callGateway('removeCollected', payload);
