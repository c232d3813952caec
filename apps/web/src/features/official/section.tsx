import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { chevronRight } from '../../ui/icon/action-icons.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './section.module.css';
import type { SectionEntry } from './sections.ts';

interface PlateProps {
  entry: SectionEntry;
  more?: { to: string; label: string };
  children: ReactNode;
}

/** One section: number, title and note under a rule, and a link to more. */
export function Section({ entry, more, children }: PlateProps) {
  return (
    <section className={styles.plate} id={entry.anchor} aria-label={entry.title}>
      <header className={styles.head}>
        <span className="num">{entry.number}</span>
        <h2>{entry.title}</h2>
        <p>{entry.note}</p>
        {more && (
          <Link to={more.to}>
            {more.label}
            <Icon of={chevronRight} size={16} />
          </Link>
        )}
      </header>
      {children}
    </section>
  );
}
