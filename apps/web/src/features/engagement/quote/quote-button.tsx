import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import { play } from '../../../ui/icon/icons.ts';
import styles from './quote-button.module.css';

/** The control beside the field that quotes where the reader is. */
export function QuoteButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      <Icon of={play} size={14} filled />
      {children}
    </button>
  );
}
