import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import type { SendOptions } from '../../../lib/gateway/send.ts';

/** Scores a resource; another score replaces the first. */
export const saveScore = ({ resourceType, resourceId, score }: RequestOf<'saveScore'>, options?: SendOptions) =>
  callGateway('saveScore', { resourceType, resourceId, score }, options);
