import { getSceneOutcome, PermissionFlag, PermissionScene, type RoleId, type SceneOutcome } from '@osteon/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Suspense } from 'react';
import { listCustomerRoleConfigOfQuery } from '../../entities/permission/api/list-customer-role-config.ts';
import { m } from '../../texts/index.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { check } from '../../ui/icon/icons.ts';
import { RegionBoundary } from '../../ui/region/region-boundary.tsx';
import { ScrollRegion } from '../../ui/scroll-region/scroll-region.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './permission-matrix.module.css';
import { anyRoleText, roles } from './role-text.ts';
import { sceneTexts } from './scene-texts.ts';

const outcomes: Readonly<Record<Exclude<SceneOutcome, 'proceed'>, () => string>> = {
  login: m['perm.matrix.login'],
  certifyLevel1: m['perm.matrix.level1'],
  certifyLevel2: m['perm.matrix.level2'],
  certifyCompany: m['perm.matrix.company'],
  notAllowed: m['perm.matrix.no'],
};

const scenes: readonly PermissionScene[] = Object.values(PermissionScene);

/**
 * The permissions of every role, and the outcome of a refused scene for it, by the gateway's lists
 * (rules/permission-lead#matrix).
 */
export function PermissionMatrix() {
  return (
    <RegionBoundary>
      <Suspense fallback={<p className={styles.note}>{m['state.loading']()}</p>}>
        <Matrix />
      </Suspense>
    </RegionBoundary>
  );
}

function Matrix() {
  const { data } = useSuspenseQuery(listCustomerRoleConfigOfQuery(roles, ''));
  const accepted = new Set(
    data.permissionList
      .filter(({ roleFlag }) => roleFlag === PermissionFlag.accept)
      .map(({ roleId, sceneId }) => `${roleId} ${sceneId}`),
  );
  return (
    <ScrollRegion className={styles.matrix} label={m['perm.matrix.title']()}>
      <p className={styles.note}>{m['perm.matrix.note']()}</p>
      <table className={styles.table} data-permission-matrix>
        <thead>
          <tr>
            <th scope="col">{m['perm.matrix.scene']()}</th>
            {roles.map((role) => (
              <th key={role} scope="col">
                {breakAfterCompany(anyRoleText(role))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scenes.map((scene) => (
            <tr key={scene}>
              <th scope="row">
                <span>{scene}</span>
                {sceneTexts[scene]()}
              </th>
              {roles.map((role) => (
                <Cell key={role} role={role} accepted={accepted.has(`${role} ${scene}`)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** Breaks the two longest names at a readable point. */
const breakAfterCompany = (name: string): string => name.replace(/^企业(?=.)/, '企业\u200b');

function Cell({ role, accepted }: { role: RoleId; accepted: boolean }) {
  const outcome = getSceneOutcome(accepted, role);
  if (outcome !== 'proceed') {
    return <td className={clsx(outcome === 'notAllowed' && styles.no)}>{outcomes[outcome]()}</td>;
  }
  return (
    <td className={styles.yes}>
      <Icon of={check} size={16} />
      <VisuallyHidden>{m['perm.matrix.yes']()}</VisuallyHidden>
    </td>
  );
}
