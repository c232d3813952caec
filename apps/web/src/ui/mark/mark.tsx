import clsx from 'clsx';
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

/** Text on a picture that is not a state: a time, a count. */
export function SoftMark({ children }: { children: ReactNode }) {
  return <span className={styles.soft}>{children}</span>;
}

interface TagProps {
  /** On the dark ground of a tooltip, which is light in the dark theme. */
  onTooltip?: boolean;
}

/** 'New' beside an entry of a list. */
export function NewTag({ onTooltip = false }: TagProps) {
  return <span className={clsx(styles.fresh, onTooltip && styles.onTooltip)}>{m['shell.sidebar.newTag']()}</span>;
}

/** 'Live now' beside an entry of a list. */
export function LiveTag({ onTooltip = false }: TagProps) {
  return (
    <span className={clsx(styles.liveTag, onTooltip && styles.onTooltip)}>
      <i />
      {m['shell.sidebar.liveTag']()}
    </span>
  );
}
