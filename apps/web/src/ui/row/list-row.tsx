import type { Picture, ResourceCard } from '@osteon/contract';
import type { ReactNode } from 'react';
import { cardMark } from '../../lib/analytics/card-marks.ts';
import { Cover } from '../cover/cover.tsx';
import { TitleLink } from '../title/title.tsx';
import styles from './list-row.module.css';

interface ListRowProps {
  /** Target of the link. */
  to: string;
  of: Pick<ResourceCard, 'resourceType' | 'resourceId' | 'title' | 'titleEn'>;
  picture: Picture;
  /** One grey line under the title. */
  meta?: ReactNode;
  /** The state mark of the item, on the cover. */
  mark?: ReactNode;
  /** Formatted duration. */
  duration?: string | undefined;
  /** Watched share, 0 to 1. */
  watched?: number | null;
}

/**
 * An item in a narrow list: cover on the left, title in two lines, one line of metadata. The whole row is clickable.
 */
export function ListRow({ to, of, picture, meta, mark, duration, watched }: ListRowProps) {
  return (
    <article className={styles.row} {...cardMark(of, 'row')}>
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
          <TitleLink to={to} of={of} />
        </h3>
        {meta && <p className={styles.meta}>{meta}</p>}
      </div>
    </article>
  );
}
