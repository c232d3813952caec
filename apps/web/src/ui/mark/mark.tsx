import type { ReactNode } from 'react';
import { m } from '../../texts/index.ts';
import styles from './mark.module.css';

/** 'Live now' on a cover. */
export function LiveMark() {
  return (
    <span className={styles.live}>
      <i />
      {m['shell.sidebar.liveTag']()}
    </span>
  );
}

/** Gold on dark: for members. */
export function VipMark({ children }: { children: ReactNode }) {
  return <span className={styles.vip}>{children}</span>;
}

/** Words on a picture that are no state: a time, a count. */
export function SoftMark({ children }: { children: ReactNode }) {
  return <span className={styles.soft}>{children}</span>;
}

/** 'New' beside an entry of a list. */
export function NewTag() {
  return <span className={styles.fresh}>{m['shell.sidebar.newTag']()}</span>;
}

/** 'Live now' beside an entry of a list. */
export function LiveTag() {
  return (
    <span className={styles.liveTag}>
      <i />
      {m['shell.sidebar.liveTag']()}
    </span>
  );
}

/** A person's part in a conversation. */
export function RoleMark({ host = false, children }: { host?: boolean; children: ReactNode }) {
  return <span className={host ? styles.host : styles.role}>{children}</span>;
}
