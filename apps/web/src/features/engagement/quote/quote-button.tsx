import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './quote-button.module.css';

interface QuoteButtonProps {
  /** One of icons.ts. */
  icon: string;
  filled?: boolean;
  /** False where the same button is elsewhere, which the keyboard reaches. */
  tabbable?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A control beside the field that quotes the current position. */
export function QuoteButton({ icon, filled = false, tabbable = true, onClick, children }: QuoteButtonProps) {
  return (
    <button type="button" className={styles.button} tabIndex={tabbable ? undefined : -1} onClick={onClick}>
      <Icon of={icon} size={14} filled={filled} />
      {children}
    </button>
  );
}
