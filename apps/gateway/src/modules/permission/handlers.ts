import { MemberType, PermissionFlag } from '@osteon/domain';
import type { Clock } from '../../platform/clock.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import type { Session } from '../../platform/session/session.ts';
import { m } from '../../texts/index.ts';
import { explain, VISITOR } from './check-scene.ts';
import { isRole, listPermissions } from './policy.ts';
import { type FindReview, presentConditions } from './presenter.ts';
import { type ExplainedCaller, listConditions } from './scene-conditions.ts';

export type PermissionCall = 'listCustomerRoleConfig' | 'explainScene';

/** Dependencies of the permission list. */
export interface PermissionNeeds {
  readonly clock: Clock;
  readonly findReview: FindReview;
}

/** Handles the calls of the permission list. */
export function createHandlers({ clock, findReview }: PermissionNeeds): Handlers<PermissionCall> {
  return {
    async listCustomerRoleConfig({ roleIds }, { session }) {
      const caller = getCaller(session);
      const customer = { customerRole: caller.roleId, customerState: caller.authState };
      const requested = roleIds?.split(',').map((id) => toRole(Number(id))) ?? [caller];
      const byRole = new Map(requested.map((each) => [each.roleId, each]));
      const permissionList = [...byRole.values()].flatMap((each) =>
        listPermissions(each).map((permission) => ({ roleId: each.roleId, ...permission, ...customer })),
      );
      return { permissionList };
    },

    async explainScene({ sceneId, roleId }, { session, locale }) {
      const caller = roleId === undefined ? getCaller(session) : toRole(roleId);
      const { outcome, refusal } = explain(sceneId, caller);
      const conditions = listConditions(sceneId, caller, clock.now());
      const isReviewed = session !== null && conditions.some(({ state }) => state === 'review');
      return {
        roleId: caller.roleId,
        roleFlag: refusal === null ? PermissionFlag.accept : PermissionFlag.reject,
        outcome,
        next: refusal === null ? null : m[`error.${refusal}`]({}, { locale }),
        conditions: presentConditions(conditions, caller, isReviewed ? await findReview(session.customerId) : null),
      };
    },
  };
}

/** The caller of a call; a displaced session counts as a visitor. */
function getCaller(session: Session | null): ExplainedCaller {
  return session && !session.displacedBy ? session : { ...VISITOR, memberType: MemberType.none, expirationTime: 0 };
}

/** A role that nobody has: without a certification under way and without a membership. */
function toRole(roleId: number): ExplainedCaller {
  if (!isRole(roleId)) throw new CallError('badInput');
  return { ...VISITOR, roleId, memberType: MemberType.none, expirationTime: 0 };
}
