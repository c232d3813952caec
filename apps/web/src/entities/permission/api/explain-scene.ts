import type { ResponseOf } from '@osteon/contract';
import type { PermissionScene } from '@osteon/domain';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** Whether a scene accepts its caller, and what it requires. */
export type Explanation = ResponseOf<'explainScene'>;

/** Why a customer, or a visitor with an empty id, may do what a scene gates or not (rules/permission#explain-scene). */
export const explainSceneQuery = (sceneId: PermissionScene, customerId: string) =>
  gatewayQuery('explainScene', { sceneId }, customerId);
