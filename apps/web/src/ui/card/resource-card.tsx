import type { ResourceCard as Item } from '@osteon/contract';
import { formatDuration } from '@osteon/domain';
import { cardMark } from '../../lib/analytics/card-marks.ts';
import { audienceText } from '../../texts/audience-text.ts';
import { authorText } from '../../texts/author-text.ts';
import { m } from '../../texts/index.ts';
import { nameText } from '../../texts/name-text.ts';
import { Cover } from '../cover/cover.tsx';
import { VipMark } from '../mark/mark.tsx';
import { Tag } from '../tag/tag.tsx';
import { TitleLink } from '../title/title.tsx';
import styles from './resource-card.module.css';

// The widths of a card in the grid of 4, 3 and 2 columns (card-grid.module.css).
const SIZES = '(max-width: 768px) 50vw, (max-width: 1300px) 33vw, 300px';

/** A resource in a grid: cover, title, author, specialty, count. The whole card is clickable, the title is the link. */
export function ResourceCard({ item, eager }: { item: Item; eager?: boolean }) {
  const { author, specialty, durationSeconds } = item;
  return (
    <article className={styles.card} {...cardMark(item, 'card')}>
      <Cover
        className={styles.cover}
        picture={item.picture}
        sizes={SIZES}
        eager={eager}
        alt=""
        mark={item.vip && <VipMark>{m['content.mark.vip']()}</VipMark>}
        duration={durationSeconds === null ? undefined : formatDuration(durationSeconds)}
        watched={item.watched}
      />
      <div className={styles.body}>
        <h3 className={styles.title}>
          <TitleLink to={item.pcLink} of={item} />
        </h3>
        <p className={styles.by}>
          {authorText(author)}
          <span>{author?.hospital}</span>
        </p>
        <p className={styles.foot}>
          <Tag specialtyId={specialty.id}>{nameText(specialty)}</Tag>
          <span className="num">{audienceText(item)}</span>
        </p>
      </div>
    </article>
  );
}
