import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './stage-chip.module.css';

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
