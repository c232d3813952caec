import { m } from '../../texts/index.ts';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import filters from './result-filters.module.css';
import row from './result-row.module.css';
import styles from './search-view.module.css';

const ROWS = [1, 2, 3, 4];

/** The shape of the results while they are searched for. */
export function ResultSkeletons({ keyword }: { keyword: string }) {
  return (
    <>
      <header className={styles.head}>
        <h1>{m['search.result.heading']({ keyword })}</h1>
      </header>
      <Loading>
        <div className={styles.tabs}>
          <Skeleton width="min(420px, 80%)" height={44} />
        </div>
        <div className={filters.bar}>
          <Skeleton width="min(320px, 90%)" height={32} />
        </div>
        <div className={styles.columns}>
          <ol className={styles.list}>
            {ROWS.map((each) => (
              <li key={each} className={row.row}>
                <span className={row.picture}>
                  <Skeleton width="100%" height={112} />
                </span>
                <div className={row.bars}>
                  <Skeleton width="80%" height={24} />
                  <Skeleton width="50%" height={18} />
                  <Skeleton width="90%" height={18} />
                </div>
              </li>
            ))}
          </ol>
        </div>
      </Loading>
    </>
  );
}
