import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import type { LikeChange } from '../like/like-change.ts';

type ResourceLike = Exclude<LikeChange, { readonly resourceType: 9 }>;

/** Likes a resource, or ends that. */
export const likeResource = ({ resourceType, resourceId, on }: ResourceLike) =>
  callGateway('likeResource', { resourceType, resourceId, on });
