import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Deletes a folder; what is in no other goes to the default one. */
export const deleteFolder = (payload: RequestOf<'deleteFolder'>) => callGateway('deleteFolder', payload);
