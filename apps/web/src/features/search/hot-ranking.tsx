import { RECOMMENDED_SEARCH, ROUTE_FRAMES } from '@osteon/domain';
import { Link } from 'react-router';
import { useListHotSearches } from '../../entities/search/api/list-hot-searches.ts';
import { m } from '../../texts/index.ts';
import { Tag } from '../../ui/tag/tag.tsx';
import styles from './hot-ranking.module.css';

/** The hot searches as a list of links to their results. */
export function HotRanking() {
  const hot = useListHotSearches();
  if (hot.length === 0) return null;
  return (
    <section>
      <h2 className={styles.title}>
        {m['search.hot.title']()}
        <span>{m['search.hot.top']()}</span>
      </h2>
      <ol className={styles.list}>
        {hot.map(({ text, recommendType }) => (
          <li key={text}>
            <Link to={`${ROUTE_FRAMES.searchList.path}?${new URLSearchParams({ keyWord: text })}`}>{text}</Link>
            {recommendType === RECOMMENDED_SEARCH && <Tag>{m['search.hot.recommend']()}</Tag>}
          </li>
        ))}
      </ol>
    </section>
  );
}
