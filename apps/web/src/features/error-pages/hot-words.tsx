import { Link } from 'react-router';
import { useListHotSearchesOfEditors } from '../../entities/search/api/list-hot-searches.ts';
import { m } from '../../texts/index.ts';
import styles from './error-pages.module.css';

const SHOWN = 8;

/** Frequent searches of others, as links to their results. */
export function HotWords() {
  const words = useListHotSearchesOfEditors();
  if (!words || words.length === 0) return null;
  return (
    <p className={styles.words}>
      <span>{m['search.hot.title']()}</span>
      {words.slice(0, SHOWN).map(({ searchKey }) => (
        <Link key={searchKey} to={`/searchList?${new URLSearchParams({ keyWord: searchKey })}`}>
          {searchKey}
        </Link>
      ))}
    </p>
  );
}
