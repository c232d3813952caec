import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Scores a resource; another score replaces the first. */
export const saveScore = ({ resourceType, resourceId, score }: RequestOf<'saveScore'>) =>
  callGateway('saveScore', { resourceType, resourceId, score });
