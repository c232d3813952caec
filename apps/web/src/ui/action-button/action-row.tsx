import type { ReactNode } from 'react';
import styles from './action-row.module.css';

interface ActionRowProps {
  children: ReactNode;
  /** At the other end of the row, on phones in a line of its own. */
  end?: ReactNode;
}

/** The actions of a reader on the content of a page, under its title. */
export function ActionRow({ children, end }: ActionRowProps) {
  return (
    <div className={styles.row} data-print="off">
      {children}
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
}
