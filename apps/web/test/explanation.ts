import type { ResponseOf } from '@osteon/contract';
import { RoleId } from '@osteon/domain';
import type { FakeGateway } from './fake-gateway.ts';

type Explanation = ResponseOf<'explainScene'>;
type Condition = Explanation['conditions'][number];

/** A condition as the gateway explains it. */
export const condition = (
  name: Condition['condition'],
  state: Condition['state'],
  more: Partial<Condition> = {},
): Condition => ({ condition: name, state, expirationTime: null, submittedAt: null, expectedAt: null, ...more });

/** Responds that a scene refuses its caller: one who is not certified, unless `change` has other values. */
export function explain(gateway: FakeGateway, change: Partial<Explanation>): void {
  gateway.answer('explainScene', {
    roleId: RoleId.notAuthenticated,
    roleFlag: 0,
    outcome: 'certifyLevel1',
    next: '请先完成医生一级认证',
    conditions: [condition('professional', 'missing'), condition('login', 'met')],
    ...change,
  });
}

/** Answers that no scene accepts the caller. */
export function refuseAll(gateway: FakeGateway, customerRole: RoleId): void {
  const customer = { roleId: customerRole, customerRole, customerState: 0 };
  gateway.answer('listCustomerRoleConfig', { permissionList: [{ ...customer, sceneId: 22, roleFlag: 0 }] });
}
