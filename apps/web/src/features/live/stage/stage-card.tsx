import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './stage-card.module.css';

interface StageCardProps {
  /** One of icons.ts; the turning ring of a wait without one. */
  icon?: string;
  title: string;
  line?: string;
  /** The line changes all the time, and is not told each time. */
  isTicking?: boolean;
  /** What can be done, and what is over the line. */
  children?: ReactNode;
}

/** What stands over the picture of a stage while there is none: why, and what to do (rules/live#stage). */
export function StageCard({ icon, title, line = '', isTicking = false, children }: StageCardProps) {
  return (
    <div className={styles.veil} role="status">
      {icon === undefined ? <i className={styles.ring} /> : <Icon of={icon} size={28} />}
      <p className={styles.title}>{title}</p>
      {line !== '' && (
        <p className={`num ${styles.line}`} aria-live={isTicking ? 'off' : undefined}>
          {line}
        </p>
      )}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
