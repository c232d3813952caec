import { Link } from 'react-router';
import { m } from '../../texts/index.ts';
import { useHotSearches } from './api/list-hot-searches.ts';
import styles from './error-pages.module.css';

const SHOWN = 8;

/** What others search for, as links to its results. */
export function HotWords() {
  const words = useHotSearches();
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
