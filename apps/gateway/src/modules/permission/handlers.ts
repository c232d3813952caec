import { errors } from '@osteon/contract';
import { PermissionFlag, RoleId } from '@osteon/domain';
import { CallError } from '../../platform/http/call-error.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import type { ProfileService } from '../account/profile/profile-service.ts';
import { explain } from './check-scene.ts';
import { isRole, listPermissions } from './policy.ts';

export type PermissionCall = 'listCustomerRoleConfig' | 'explainScene';

/** Handles the calls of the permission list. */
export function createHandlers(profiles: ProfileService): Handlers<PermissionCall> {
  return {
    async listCustomerRoleConfig({ roleIds }, { session }) {
      const profile = session && !session.displacedBy ? await profiles.get(session.customerId) : null;
      const customer = { customerRole: profile?.roleId ?? RoleId.visitor, customerState: profile?.authState ?? 0 };
      const requested = roleIds?.split(',').map(Number) ?? [customer.customerRole];
      const permissionList = [...new Set(requested)].flatMap((roleId) => {
        if (!isRole(roleId)) throw new CallError('badInput');
        return listPermissions(roleId).map((permission) => ({ roleId, ...permission, ...customer }));
      });
      return { permissionList };
    },
    async explainScene({ sceneId, roleId }, { session }) {
      const role = roleId ?? session?.roleId ?? RoleId.visitor;
      const { outcome, refusal } = explain(sceneId, role);
      const roleFlag = refusal === null ? PermissionFlag.accept : PermissionFlag.reject;
      return { roleFlag, outcome, next: refusal === null ? null : errors[refusal].text };
    },
  };
}
