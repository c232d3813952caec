import { RoleId } from '@osteon/domain';
import { CallError } from '../../platform/http/call-error.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import type { ProfileService } from '../account/profile/profile-service.ts';
import { isRole, listPermissions } from './policy.ts';

export type PermissionCall = 'listCustomerRoleConfig';

/** Handles the call of the permission list. */
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
  };
}
