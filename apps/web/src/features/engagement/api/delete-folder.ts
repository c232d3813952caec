import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Deletes a folder; favourites that are in no other move to the default one. */
export const deleteFolder = (payload: RequestOf<'deleteFolder'>) => callGateway('deleteFolder', payload);
