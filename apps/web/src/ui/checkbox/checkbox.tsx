import type { ComponentProps, ReactNode } from 'react';
import styles from './checkbox.module.css';

/** A box with its words; both are the target. */
export function Checkbox({ children, ...input }: Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode }) {
  return (
    <label className={styles.label}>
      <input {...input} type="checkbox" className={styles.box} />
      <span>{children}</span>
    </label>
  );
}
