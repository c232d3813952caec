import { useListContent } from '../../entities/content/api/list-content.ts';
import { cardMark } from '../../lib/analytics/card-marks.ts';
import { audienceText } from '../../texts/audience-text.ts';
import { TitleLink } from '../../ui/title/title.tsx';
import styles from './hottest-ranking.module.css';

const LEADERS = 3;

/** The most viewed videos, numbered. */
export function HottestRanking({ count }: { count: number }) {
  const { items } = useListContent({ sort: 'hottest', pageSize: count });
  return (
    <ol className={styles.ranking}>
      {items.map((item, index) => (
        <li key={item.resourceId} {...cardMark(item, 'rank')}>
          <span className={index < LEADERS ? styles.leader : styles.rank}>{index + 1}</span>
          <div>
            <h3>
              <TitleLink to={item.pcLink} of={item} />
            </h3>
            <p>
              {item.author?.name} <span className="num">{audienceText(item)}</span>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
