import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './component-gallery.module.css';

/** One kind of component with its name; `wide` spans two columns. */
export function Part({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <section className={clsx(styles.part, wide && styles.wide)} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Components side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
