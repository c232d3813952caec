import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Blocks a person, or ends that. */
export const blockPerson = (payload: RequestOf<'blockPerson'>) => callGateway('blockPerson', payload);
