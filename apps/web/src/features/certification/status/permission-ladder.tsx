import { RoleId } from '@osteon/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { getCustomerAuthInfoQuery } from '../../../entities/certification/api/get-customer-auth-info.ts';
import { listCustomerRoleConfigOfQuery } from '../../../entities/permission/api/list-customer-role-config.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { check } from '../../../ui/icon/icons.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { getLadderCell, LADDER_ROWS } from './ladder-rows.ts';
import styles from './permission-ladder.module.css';

/** The levels that are visible to everybody. */
const LEVELS: readonly number[] = [RoleId.visitor, RoleId.notAuthenticated, RoleId.doctorLevel1, RoleId.doctorLevel2];

const names: Readonly<Partial<Record<number, () => string>>> = {
  [RoleId.visitor]: m['cert.role.visitor'],
  [RoleId.notAuthenticated]: m['cert.status.uncertified'],
  [RoleId.doctorLevel1]: m['cert.role.doctor1'],
  [RoleId.doctorLevel2]: m['cert.role.doctor2'],
  [RoleId.nurse]: m['cert.role.nurse'],
  [RoleId.doctorAssistant]: m['cert.role.assistant'],
  [RoleId.companyNotAuthenticated]: m['cert.role.companyUncertified'],
  [RoleId.companyCertified]: m['cert.role.company'],
};

/**
 * The permissions of each level, by the gateway's list; the caller's own column is marked
 * (rules/certification-pages#status-page).
 */
export function PermissionLadder() {
  const customerId = useCustomerId();
  const { roleId: own } = useSuspenseQuery(getCustomerAuthInfoQuery(customerId)).data;
  const roles = LEVELS.includes(own) ? LEVELS : [...LEVELS, own];
  const { permissionList } = useSuspenseQuery(listCustomerRoleConfigOfQuery(roles, customerId)).data;
  return (
    <table className={styles.ladder} aria-label={m['cert.ladder.title']()}>
      <thead>
        <tr>
          <th scope="col">{m['cert.ladder.what']()}</th>
          {roles.map((role) => (
            <th key={role} scope="col" className={clsx(role === own && styles.own)}>
              {role === own && <em>{m['cert.ladder.own']()}</em>}
              {names[role]?.()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {LADDER_ROWS.map(({ title, note, scenes }) => (
          <tr key={title()}>
            <th scope="row">
              {title()}
              {note && <span>{note()}</span>}
            </th>
            {roles.map((role) => (
              <td key={role} className={clsx(role === own && styles.own)}>
                <Cell state={getLadderCell(permissionList, role, scenes)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ state }: { state: ReturnType<typeof getLadderCell> }) {
  if (state === 'some') return m['cert.ladder.some']();
  return (
    <>
      {state === 'all' ? <Icon of={check} size={18} /> : <i />}
      <VisuallyHidden>{state === 'all' ? m['cert.ladder.yes']() : m['cert.ladder.no']()}</VisuallyHidden>
    </>
  );
}
