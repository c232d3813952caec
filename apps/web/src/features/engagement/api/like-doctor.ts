import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import type { LikeChange } from '../like/like-change.ts';

/** Likes a doctor, or ends that. */
export const likeDoctor = ({ resourceId, on }: LikeChange) => callGateway('likeDoctor', { doctorId: resourceId, on });
