import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import styles from './figures.module.css';

interface Figure {
  readonly label: string;
  readonly value: ReactNode;
  /** The page of the counted items. */
  readonly to?: string | undefined;
}

/** Counts of a person, each above its name, and a link to the counted items. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  const id = useId();
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, to }, index) => (
        <div key={label}>
          <dt id={`${id}-${index}-term`}>{label}</dt>
          <dd id={`${id}-${index}`}>
            {to === undefined ? (
              value
            ) : (
              <Link to={to} aria-labelledby={`${id}-${index}-term ${id}-${index}`}>
                {value}
              </Link>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
