import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './stage-chip.module.css';

/** What is to be said of a picture that goes on (rules/live#stage). */
export const StageChip = ({ icon, children }: { icon: string; children: ReactNode }) => (
  <p className={styles.chip}>
    <Icon of={icon} size={18} />
    {children}
  </p>
);

/** What can be done about it. */
export const ChipButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <Button kind="text" size="sm" className={styles.act} onClick={onClick}>
    {children}
  </Button>
);

/** What stands over the controls of a player: the captions, and a note below them, which stays where it is while they change. */
export const OverControls = ({ note, children }: { note: ReactNode; children: ReactNode }) => (
  <div className={styles.over}>
    {children}
    {note}
  </div>
);
