import { PermissionScene, ROUTE_FRAMES, RoleId } from '@osteon/domain';
import type { AuthScene } from '../../../../entities/certification/api/get-auth-scene.ts';
import { kindText } from '../../../../entities/certification/certification-texts.ts';
import { dateTimeText } from '../../../../texts/date-text.ts';
import { m } from '../../../../texts/index.ts';
import { doctorTitleText } from '../../../../texts/library/library-text.ts';
import { Button, ButtonLink } from '../../../../ui/button/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { check } from '../../../../ui/icon/icons.ts';
import { PhoneFrame } from '../../../../ui/page/phone-frame.tsx';
import styles from '../certify.module.css';

/** The permissions of a role, by the scene that allows them. */
const openings = [
  { scene: PermissionScene.playVideo3Minutes, name: m['certify.accepted.watch'] },
  { scene: PermissionScene.postComments, name: m['certify.accepted.comment'] },
  { scene: PermissionScene.score, name: m['certify.accepted.score'] },
  { scene: PermissionScene.college, name: m['certify.accepted.college'] },
  { scene: PermissionScene.downloads, name: m['certify.accepted.download'] },
] as const;

interface AcceptedProps {
  accountLabel: string;
  scene: AuthScene;
  certification: NonNullable<AuthScene['certification']>;
  onLevel2: () => void;
}

/** The certification is accepted: the scenes that are open now, and the next level (rules/certification#kinds). */
export function Accepted({ accountLabel, scene, certification, onLevel2 }: AcceptedProps) {
  const { kind, name, title, hospital, decidedAt } = certification;
  const canRise = scene.roleId === RoleId.doctorLevel1;
  return (
    <PhoneFrame
      title={m['certify.accepted.title']({ kind: kindText(kind) })}
      accountLabel={accountLabel}
      mark={
        <span className={styles.mark}>
          <Icon of={check} size={28} />
        </span>
      }
      actions={
        <>
          <ButtonLink kind="primary" wide to={ROUTE_FRAMES.home.path}>
            {m['certify.sent.done']()}
          </ButtonLink>
          {canRise && (
            <Button wide onClick={onLevel2}>
              {m['certify.accepted.level2']()}
            </Button>
          )}
        </>
      }
    >
      <dl className={styles.details}>
        <div>
          <dt>{m['cert.form.nameLabel']()}</dt>
          <dd>
            {name} {title && <span>{doctorTitleText(title)}</span>}
          </dd>
        </div>
        <div>
          <dt>{m['cert.form.hospitalLabel']()}</dt>
          <dd>{hospital}</dd>
        </div>
        {decidedAt !== null && (
          <div>
            <dt>{m['certify.accepted.at']()}</dt>
            <dd>{dateTimeText(decidedAt)}</dd>
          </div>
        )}
      </dl>
      <h2 className={styles.heading}>{m['certify.accepted.open']()}</h2>
      <ul className={styles.checks}>
        {openings
          .filter((each) => scene.openScenes.includes(each.scene))
          .map((each) => (
            <li key={each.scene}>
              <Icon of={check} size={18} />
              {each.name()}
            </li>
          ))}
      </ul>
      {canRise && <p className={styles.note}>{m['certify.accepted.more']()}</p>}
    </PhoneFrame>
  );
}
