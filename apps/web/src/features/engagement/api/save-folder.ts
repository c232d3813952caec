import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Makes a folder, or renames one. */
export const saveFolder = (payload: RequestOf<'saveFolder'>) => callGateway('saveFolder', payload);
