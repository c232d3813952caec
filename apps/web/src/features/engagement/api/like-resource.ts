import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import type { SendOptions } from '../../../lib/gateway/send.ts';

/** Likes a resource, or ends that. */
export const likeResource = ({ resourceType, resourceId, on }: RequestOf<'likeResource'>, options?: SendOptions) =>
  callGateway('likeResource', { resourceType, resourceId, on }, options);
