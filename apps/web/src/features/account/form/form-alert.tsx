import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import { alert } from '../../../ui/icon/icons.ts';
import styles from './form-alert.module.css';

/** An error that concerns the whole form, with a link where one helps. */
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
