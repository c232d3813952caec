import type { ResponseOf } from '@osteon/contract';
import type { PermissionScene } from '@osteon/domain';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** The response that a scene accepts its caller or not, and its requirements. */
export type Explanation = ResponseOf<'explainScene'>;

/**
 * Explains why a customer, or a visitor with an empty id, may use a gated scene or not
 * (rules/permission-lead#explain-scene).
 */
export const explainSceneQuery = (sceneId: PermissionScene, customerId: string) =>
  gatewayQuery('explainScene', { sceneId }, customerId);
