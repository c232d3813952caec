import type { ReactNode } from 'react';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import styles from './explain-sheet.module.css';

interface ExplainSheetProps {
  title: string;
  onClose: () => void;
  actions: ReactNode;
  children: ReactNode;
}

/** An explanation on a phone: a sheet at the bottom, its primary button within the thumb's reach. */
export function ExplainSheet({ title, onClose, actions, children }: ExplainSheetProps) {
  return (
    <Dialog title={title} phone="notice" onClose={onClose}>
      <div className={styles.sheet}>
        {children}
        <div className={styles.actions}>{actions}</div>
      </div>
    </Dialog>
  );
}
