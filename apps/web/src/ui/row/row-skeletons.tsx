import { Loading, Skeleton } from '../skeleton/skeleton.tsx';
import styles from './list-row.module.css';
import own from './row-skeletons.module.css';

/** Rows that are loading, in the shape of real ones; `plain` ones have no picture. */
export function RowSkeletons({ count, plain = false }: { count: number; plain?: boolean }) {
  return (
    <Loading>
      <div className={own.rows}>
        {Array.from({ length: count }, (_, index) => (
          <RowSkeleton key={index} plain={plain} />
        ))}
      </div>
    </Loading>
  );
}

/** A single one, for rows in a grid of their own. */
export function RowSkeleton({ plain = false }: { plain?: boolean }) {
  return (
    <div className={plain ? undefined : styles.row}>
      {!plain && <span className={own.cover} />}
      <div className={own.lines}>
        <Skeleton width="96%" />
        <Skeleton width="70%" />
        <Skeleton width="40%" height={12} />
      </div>
    </div>
  );
}
