import type { Picture } from '@osteon/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Cover } from '../cover/cover.tsx';
import styles from './list-row.module.css';

interface ListRowProps {
  /** Where the row leads. */
  to: string;
  title: string;
  picture: Picture;
  /** One grey line under the title. */
  meta?: ReactNode;
  /** The one state of the item, on the cover. */
  mark?: ReactNode;
  /** How long it runs, as written. */
  duration?: string | undefined;
  /** How far it was watched, 0 to 1. */
  watched?: number | null;
}

/** An item in a narrow list: cover on the left, title in two lines, one line of facts. The whole row leads to it. */
export function ListRow({ to, title, picture, meta, mark, duration, watched }: ListRowProps) {
  return (
    <article className={styles.row}>
      <Cover
        className={styles.cover}
        picture={picture}
        sizes="148px"
        alt=""
        mark={mark}
        duration={duration}
        watched={watched}
      />
      <div>
        <h3 className={styles.title}>
          <Link to={to} title={title}>
            {title}
          </Link>
        </h3>
        {meta && <p className={styles.meta}>{meta}</p>}
      </div>
    </article>
  );
}
