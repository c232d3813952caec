import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';
import { Loading } from '../../../ui/skeleton/loading.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import detail from './video-detail.module.css';
import styles from './video-skeleton.module.css';

const CHAPTERS = 7;

/** The skeleton of the page, in its final layout. */
export function VideoSkeleton() {
  return (
    <div className={detail.page}>
      <Loading>
        <div className={styles.screen} />
        <div className={styles.head}>
          <Skeleton width="62%" height={22} />
          <Skeleton width="44%" />
          <Skeleton height={1} />
          <Skeleton />
          <Skeleton width="86%" />
        </div>
      </Loading>
      <div className={styles.rail}>
        <div className={styles.chapters} aria-hidden="true">
          {Array.from({ length: CHAPTERS }, (_, index) => (
            <Skeleton key={index} width={index % 2 === 0 ? '72%' : '58%'} />
          ))}
        </div>
        <RowSkeletons count={4} />
      </div>
    </div>
  );
}
