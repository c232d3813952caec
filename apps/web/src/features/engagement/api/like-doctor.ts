import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import type { SendOptions } from '../../../lib/gateway/send.ts';

/** Likes a doctor, or ends that. */
export const likeDoctor = ({ doctorId, on }: RequestOf<'likeDoctor'>, options?: SendOptions) =>
  callGateway('likeDoctor', { doctorId, on }, options);
