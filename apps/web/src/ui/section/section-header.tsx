import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '../../texts/index.ts';
import { chevronRight } from '../icon/action-icons.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './section-header.module.css';

interface SectionHeaderProps {
  title: string;
  /** Id for `aria-labelledby` of the section. */
  id?: string;
  /** Grey, after the title: a count or a short note. */
  note?: ReactNode;
  /** Chips between title and link. */
  children?: ReactNode;
  /** Target of 'view more'. */
  more?: string | undefined;
  /** Replaces 'view more'. */
  moreText?: string | undefined;
}

/** The head of a section: title, count or chips, one link. */
export function SectionHeader({ title, id, note, children, more, moreText }: SectionHeaderProps) {
  return (
    <header className={styles.head}>
      <h2 id={id}>{title}</h2>
      {note && <p>{note}</p>}
      {children && <div className={styles.chips}>{children}</div>}
      {more && (
        <Link className={styles.more} to={more} aria-describedby={id}>
          {moreText ?? m['common.viewMore']()}
          <Icon of={chevronRight} size={16} />
        </Link>
      )}
    </header>
  );
}
