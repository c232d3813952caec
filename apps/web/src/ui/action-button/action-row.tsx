import type { ReactNode } from 'react';
import styles from './action-row.module.css';

/** What a reader can do with the content of a page, under its title. */
export function ActionRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
