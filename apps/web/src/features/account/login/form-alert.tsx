import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import { alert } from '../../../ui/icon/icons.ts';
import styles from './form-alert.module.css';

/** What went wrong with a form as a whole, and the way out of it where there is one. */
export function FormAlert({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <p className={styles.alert} role="alert">
      <Icon of={alert} size={18} />
      <span>
        {text}
        {children}
      </span>
    </p>
  );
}
