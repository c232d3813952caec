import type { ComponentProps, ReactNode } from 'react';
import styles from './checkbox.module.css';

/** A checkbox with its label; both are the click target. */
export function Checkbox({ children, ...input }: Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode }) {
  return (
    <label className={styles.label}>
      <input {...input} type="checkbox" className={styles.box} />
      <span>{children}</span>
    </label>
  );
}
