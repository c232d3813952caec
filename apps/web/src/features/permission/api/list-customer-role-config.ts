import type { ResponseOf } from '@osteon/contract';
import { PermissionFlag, type PermissionScene, RoleId, type SceneOutcome, sceneOutcome } from '@osteon/domain';
import { queryOptions } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

type Permissions = ResponseOf<'listCustomerRoleConfig'>;

/** What the customer's role may do (seed 001 §6). */
export const permissionsQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['listCustomerRoleConfig', customerId],
    queryFn: () => callGateway('listCustomerRoleConfig', {}),
  });

/** Where a gated action leads its customer, by the gateway's list (seed 001 §6, Scene check; spec-decision 25). */
export function outcomeOf({ permissionList }: Permissions, scene: PermissionScene): SceneOutcome {
  const entry = permissionList.find(({ sceneId }) => sceneId === scene);
  const role = Object.values(RoleId).find((known) => known === entry?.customerRole);
  return sceneOutcome(entry?.roleFlag === PermissionFlag.accept, role ?? RoleId.visitor);
}
