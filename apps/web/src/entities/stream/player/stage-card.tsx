import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './stage-card.module.css';

interface StageCardProps {
  /** One of icons.ts; a spinner without one. */
  icon?: string;
  title: string;
  line?: string;
  /** True if the line changes all the time, and is not announced each time. */
  isTicking?: boolean;
  /** The actions. */
  children?: ReactNode;
}

/** The card over the stage while it has no video: the reason, and the actions (rules/stream-stage#stage). */
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

/** A note over a video that plays (rules/stream-stage#stage). */
export const StageChip = ({ icon, children }: { icon: string; children: ReactNode }) => (
  <p className={styles.chip}>
    <Icon of={icon} size={18} />
    {children}
  </p>
);

/** The action of a note. */
export const ChipButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <Button kind="text" size="sm" className={styles.act} onClick={onClick}>
    {children}
  </Button>
);

/**
 * The overlay above the controls of a player: the captions, and a note below them, which does not move when they
 * change.
 */
export const ControlsOverlay = ({ note, children }: { note: ReactNode; children: ReactNode }) => (
  <div className={styles.over}>
    {children}
    {note}
  </div>
);
