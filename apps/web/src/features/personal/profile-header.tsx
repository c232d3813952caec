import { isCertified } from '@osteon/domain';
import type { ReactNode } from 'react';
import { useBreakpoint } from '../../lib/use-breakpoint.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { CertifiedMark } from '../../ui/mark/certified-mark.tsx';
import styles from './profile-header.module.css';

interface ProfileHeaderProps {
  name: string;
  /** Address of the portrait; empty where there is none. */
  portrait: string;
  /** Null until it is loaded. */
  roleId: number | null;
  /** One line below the name. */
  note: string;
  /** Counts before the action; under the rest on a phone. */
  figures?: ReactNode;
  action: ReactNode;
}

/** The customer's avatar, name and certification above their content. */
export function ProfileHeader({ name, portrait, roleId, note, figures, action }: ProfileHeaderProps) {
  const onPhone = useBreakpoint() === 'phone';
  return (
    <div className={styles.head}>
      <Avatar name={name} src={portrait} size={onPhone ? 48 : 64} />
      <div>
        <h2>
          <span>{name}</span>
          {roleId !== null && isCertified(roleId) && <CertifiedMark />}
        </h2>
        <p className="num">{note}</p>
      </div>
      {figures && <div className={styles.figures}>{figures}</div>}
      {action}
    </div>
  );
}
