import { RoleId } from '@osteon/domain';
import { CallError } from '../../platform/http/call-error.ts';
import type { Module } from '../../platform/module.ts';
import type { ProfileService } from '../account/profile/profile-service.ts';
import { isRole, listPermissions } from './policy.ts';

/** What each role may do, for the portal to lead by; each call is held to it where it is answered (spec-decision 25). */
export function createPermission({ profiles }: { profiles: ProfileService }): Module<'listCustomerRoleConfig'> {
  return {
    handlers: {
      async listCustomerRoleConfig({ roleIds }, { session }) {
        const own = session && !session.displacedBy ? await profiles.get(session.customerId) : null;
        const customer = { customerRole: own?.roleId ?? RoleId.visitor, customerState: own?.authState ?? 0 };
        const asked = roleIds?.split(',').map(Number) ?? [customer.customerRole];
        const permissionList = [...new Set(asked)].flatMap((roleId) => {
          if (!isRole(roleId)) throw new CallError('badInput');
          return listPermissions(roleId).map((permission) => ({ roleId, ...permission, ...customer }));
        });
        return { permissionList };
      },
    },
  };
}
