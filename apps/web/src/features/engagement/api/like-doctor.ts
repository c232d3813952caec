import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Likes a doctor, or ends that. */
export const likeDoctor = ({ doctorId, on }: RequestOf<'likeDoctor'>) => callGateway('likeDoctor', { doctorId, on });
