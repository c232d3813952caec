import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Likes a resource, or ends that. */
export const likeResource = ({ resourceType, resourceId, on }: RequestOf<'likeResource'>) =>
  callGateway('likeResource', { resourceType, resourceId, on });
