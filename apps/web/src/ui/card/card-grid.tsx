import { Children, type ReactNode } from 'react';
import styles from './card-grid.module.css';

/** Cards in 4, 3 or 2 columns by width; each keyed child becomes a list item. */
export function CardGrid({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
