import type { ReactNode } from 'react';
import styles from './page-head.module.css';

/** The head of a list page: title, grey note, and filters below. */
export function PageHead({ title, note, children }: { title: string; note?: ReactNode; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      {note && <p>{note}</p>}
      {children && <div className={styles.filters}>{children}</div>}
    </header>
  );
}
