import type { Picture } from '@osteon/contract';
import type { Titles } from '@osteon/domain';
import type { ReactNode } from 'react';
import { cardMark } from '../../lib/analytics/card-marks.ts';
import { Cover } from '../cover/cover.tsx';
import { TitleLink } from '../title/title.tsx';
import styles from './cover-card.module.css';

interface CoverCardProps {
  item: { readonly resourceType: number; readonly resourceId: string; readonly pcLink: string; picture: Picture };
  titles: Titles;
  /** The state mark of the item, on its cover. */
  mark?: ReactNode;
  /** Metadata of its kind, below the title. */
  children: ReactNode;
}

/** A case, course or live event in a list. The whole card is clickable, the title is the link. */
export function CoverCard({ item, titles, mark, children }: CoverCardProps) {
  return (
    <article className={styles.card} {...cardMark(item, 'card')}>
      <Cover picture={item.picture} sizes="(max-width: 768px) 50vw, 300px" alt="" mark={mark} />
      <div className={styles.body}>
        <h2>
          <TitleLink to={item.pcLink} of={titles} />
        </h2>
        {children}
      </div>
    </article>
  );
}
